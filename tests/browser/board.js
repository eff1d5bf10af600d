// What glows on Puerto Rico's board: by what name one finds it, and how large it is for a finger. What lies in a part that
// a small screen does not show has no size.
() =>
  [...document.querySelectorAll("button.pr-legal, .pr-legal > .main")]
    .filter((button) => button.checkVisibility() || button.closest("[data-area]")?.closest("[hidden]") != null)
    .map((button) => {
      const { offer, drop, carry } = button.dataset;
      const { width, height } = button.getBoundingClientRect();
      return { name: offer ?? drop ?? carry, size: button.checkVisibility() ? Math.min(width, height) : null };
    })
