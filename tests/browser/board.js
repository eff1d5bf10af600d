// What glows on Puerto Rico's board: by what name one finds it, and how large it is for a finger.
() =>
  [...document.querySelectorAll("button.pr-legal, .pr-legal > .main")]
    .filter((button) => button.checkVisibility())
    .map((button) => {
      const { offer, drop, carry } = button.dataset;
      const { width, height } = button.getBoundingClientRect();
      return { name: offer ?? drop ?? carry, size: Math.min(width, height) };
    })
