// What can be measured of a page: the size of its words, of what can be pressed, what leaves its place.

/** @typedef {import("./browser.js").Person} Person */

/** Every text that is seen and smaller than 12 pixels on the screen, pictures included. @param {Person} page */
export const smallTexts = (page) =>
  page.evaluate(() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isHidden = (/** @type {Element} */ element) => {
      for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
        const { display, visibility, clipPath } = getComputedStyle(at);
        if (display === "none" || visibility === "hidden" || clipPath.startsWith("inset(50")) return true;
      }
      return element.closest("noscript, option, style, script, title, symbol") !== null;
    };
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || isHidden(element)) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 11.95) found.push(`${node.textContent.trim()}: ${size.toFixed(1)} px`);
    }
    return found;
  });

/** Buttons and the like under 24 pixels. @param {Person} page */
export const smallTargets = (page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll("button, select, input, summary, a.btn, a.ib, a.tab")].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen"),
    );
    return seen
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 23.5 || box.height < 23.5))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 60)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
  });

/** What is wider than the window, or lies on something else: parts of the frame, pictures on a page. @param {Person} page */
export const misplaced = (page) =>
  page.evaluate(() => {
    const faults = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      faults.push(`the page is ${scrollWidth}×${scrollHeight}`);
    const boxes = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => ({ name: one.getAttribute("data-area") ?? one.className, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
    const apart = (/** @type {ReturnType<typeof boxes>} */ list) => {
      for (const [index, one] of list.entries())
        for (const other of list.slice(index + 1)) {
          const beside = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const above = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (beside > 1.5 && above > 1.5) faults.push(`${one.name} lies on ${other.name}`);
        }
    };
    const frame = boxes(".app > .top, .app > .chips, .board, .shelf, .ask, .players, .logs, .app > .tabs");
    apart(frame);
    for (const { name, box } of frame)
      if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        faults.push(`${name} leaves the window`);
    apart(boxes(".board svg.area"));
    apart(boxes(".shelf svg.area"));
    const ask = document.querySelector("[data-frame=wide] .ask, [data-frame=joined] .ask, [data-frame=medium] .ask");
    if (ask && ask.scrollHeight > ask.clientHeight + 1)
      faults.push(`the prompt is cut: ${ask.clientHeight} of ${ask.scrollHeight} px`);
    for (const chip of document.querySelectorAll(".chip"))
      if (chip.scrollWidth > chip.clientWidth + 1 && chip.checkVisibility())
        faults.push(`a chip is cut: ${chip.textContent}`);
    return faults;
  });
