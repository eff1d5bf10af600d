/** Pages by address, with the History API. */

const SECRET = /^#(join|watch|key)=/;

class Router {
  path: string = $state(location.pathname);
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    // whoever opens a link with a secret to the page that they are on means it as if it were another page
    addEventListener("hashchange", () => SECRET.test(location.hash) && location.reload());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address without a new entry, for instance to take a secret out of it. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  /** A secret behind the # of the address, which it is taken out of at once. */
  takeSecret(name: string): string | null {
    if (!SECRET.test(location.hash)) return null;
    const secret = new URLSearchParams(location.hash.slice(1)).get(name);
    if (secret !== null) this.replace(location.pathname + location.search);
    return secret;
  }

  /** Follow a link inside the client; leave all others, and those for a new tab, to the browser. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
