// Every piece of text on the page that is seen or read out, except what says that it is in English.
() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest("body [lang=en], script, style") !== null) continue;
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
    else for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(element.getAttribute(name) ?? "");
  }
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}
