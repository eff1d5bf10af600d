// What lies wrong on the page as it stands: an array of sentences, empty if all is well.
async () => {
  // what another size of the window changes is drawn in the frames that follow
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);

  const faults = [];
  const width = document.documentElement.clientWidth;

  const named = (element) =>
    `<${element.localName}> “${(element.getAttribute("aria-label") || element.innerText || element.title || element.id).trim().slice(0, 40)}”`;

  /** The part of an element that one can see: what is left of it by everything around it that clips. */
  function visible(element) {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible" || around === document.body) continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  }

  /** What stays in place while the page scrolls lies over it on purpose. */
  function layer(element) {
    for (let around = element; around !== null; around = around.parentElement) {
      if (["sticky", "fixed"].includes(getComputedStyle(around).position)) return around;
    }
    return document.body;
  }

  /** A sign in the corner of a card lies over it on purpose, as long as the middle of the card is free. */
  function isInCorner(sign, card) {
    const { left, top, right, bottom } = card.box;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const free = x < sign.box.left || x > sign.box.right || y < sign.box.top || y > sign.box.bottom;
    return free && sign.element.parentElement === card.element.parentElement && sign.element.matches(".cornered > *");
  }

  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide on a screen of ${width} px`);
    for (const element of document.body.querySelectorAll("*")) {
      const box = visible(element);
      if (element.checkVisibility() && box.right > width + 1 && box.right > box.left) faults.push(`sticks out: ${named(element)}`);
    }
  }

  if (document.querySelector(".frame") !== null && document.documentElement.scrollHeight > innerHeight) {
    faults.push(`the table is ${document.documentElement.scrollHeight} px high on a screen of ${innerHeight} px`);
  }

  const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => ({ element, box: visible(element), layer: layer(element) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1 && box.bottom + scrollY > 0);

  for (const [number, one] of controls.entries()) {
    for (const other of controls.slice(number + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 1 && high > 1 && !isInCorner(other, one)) faults.push(`overlap: ${named(one.element)} and ${named(other.element)}`);
    }
  }

  for (const { element } of controls) {
    if (element.localName !== "button") continue;
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`its words do not fit: ${named(element)}`);
  }

  // Names that people gave themselves may end in dots; what we say may not, and no word goes on in the next line.
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!/\w/.test(text.data) || element.matches("option, script, style, .unseen")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const isCut = getComputedStyle(element).webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1;
    if (isCut) faults.push(`its words are cut: ${named(element)}`);
    for (const { 0: word, index } of text.data.matchAll(/[^\s\-–/]{2,}/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()];
      if (lines.length > 1 && lines.at(-1).top > lines[0].bottom - 2) faults.push(`a word is broken: “${word}” in ${named(element)}`);
    }
  }
  return faults;
}
