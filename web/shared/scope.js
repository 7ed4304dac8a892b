// How long something lasts: a page, a dialog, a flight. Whoever listens, waits or watches does it
// through a scope, and when the scope ends nothing of it is left.

/** @typedef {() => void} Undo takes one thing back before the scope ends */

export class Scope {
  #ending = new AbortController();
  /** What is to be taken back at the end, the latest first. @type {Set<Undo>} */
  #left = new Set();

  /** Whether it has ended. */
  get isOver() {
    return this.#ending.signal.aborted;
  }

  /** Ends with the scope; for requests that nobody waits for any more. */
  get signal() {
    return this.#ending.signal;
  }

  /** Takes everything back; a second time does nothing. */
  end() {
    if (this.isOver) return;
    this.#ending.abort();
    const left = [...this.#left].reverse();
    this.#left.clear();
    for (const undo of left) undo();
  }

  /** To be done when the scope ends; at once where it has ended already. @param {Undo} deed @returns {Undo} forgets it */
  onLeave(deed) {
    if (this.isOver) deed();
    else this.#left.add(deed);
    return () => this.#left.delete(deed);
  }

  /** A scope that ends with this one, or earlier. */
  inner() {
    const scope = new Scope();
    scope.onLeave(this.onLeave(() => scope.end()));
    return scope;
  }

  /**
   * Hears what happens to something that lasts longer than the page, or that the page has made.
   * @template {Event} [E=Event]
   * @param {EventTarget} target
   * @param {string} type
   * @param {(event: E) => void} handler
   * @param {AddEventListenerOptions} [options]
   */
  listen(target, type, handler, options = {}) {
    target.addEventListener(type, /** @type {EventListener} */ (handler), { ...options, signal: this.signal });
  }

  /** Does something once, later. @param {number} pause in milliseconds @param {() => void} deed @returns {Undo} */
  after(pause, deed) {
    return this.#waiting((done) => {
      const timer = setTimeout(() => done(deed), pause);
      return () => clearTimeout(timer);
    });
  }

  /** Does something again and again. @param {number} pause in milliseconds @param {() => void} deed @returns {Undo} */
  every(pause, deed) {
    return this.#waiting(() => {
      const timer = setInterval(deed, pause);
      return () => clearInterval(timer);
    });
  }

  /** Does something before the next picture is painted. @param {(now: number) => void} deed @returns {Undo} */
  frame(deed) {
    return this.#waiting((done) => {
      const frame = requestAnimationFrame((now) => done(() => deed(now)));
      return () => cancelAnimationFrame(frame);
    });
  }

  /** Lets an observer watch an element. @param {{ observe: (target: Element) => void, disconnect: () => void }} observer @param {Element} target */
  observe(observer, target) {
    if (this.isOver) return;
    observer.observe(target);
    this.onLeave(() => observer.disconnect());
  }

  /** What is begun and can be stopped; once it is done there is nothing to stop. @param {(done: (deed: () => void) => void) => Undo} begin @returns {Undo} */
  #waiting(begin) {
    if (this.isOver) return () => {};
    /** @type {Undo} */
    let forget = () => {};
    const stop = begin((deed) => {
      forget();
      deed();
    });
    forget = this.onLeave(stop);
    return () => {
      forget();
      stop();
    };
  }
}
