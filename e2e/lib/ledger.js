// What a page has begun and not ended: listeners, timers, frames, observers, sockets, sounds,
// requests. Kept from before the first script on, so that nothing is overlooked.

/** To be given to `addInitScript`; `ledger()` in the page then tells what is left. */
export function keepLedger() {
  /** @type {Map<unknown, string>} */
  const open = new Map();
  /** @type {{ target: EventTarget, type: string, handler: unknown, signal: AbortSignal | undefined }[]} */
  let listeners = [];

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, handler, options) {
    const more = typeof options === "object" ? options : {};
    listeners.push({ target: this ?? window, type, handler, signal: more.signal });
    return add.call(this ?? window, type, handler, options);
  };
  EventTarget.prototype.removeEventListener = function (type, handler, options) {
    const target = this ?? window;
    listeners = listeners.filter((one) => one.target !== target || one.type !== type || one.handler !== handler);
    return remove.call(target, type, handler, options);
  };

  const { setTimeout: later, clearTimeout: notLater, setInterval: often, clearInterval: notOften } = window;
  const { requestAnimationFrame: soon, cancelAnimationFrame: notSoon, fetch: ask } = window;
  const once = (/** @type {Function} */ begin, /** @type {string} */ kind) =>
    function (/** @type {Function} */ deed, /** @type {unknown[]} */ ...more) {
      const id = begin.call(
        window,
        (/** @type {unknown[]} */ ...given) => {
          open.delete(`${kind} ${id}`);
          return deed(...given);
        },
        ...more,
      );
      open.set(`${kind} ${id}`, kind);
      return id;
    };
  const off = (/** @type {Function} */ end, /** @type {string} */ kind) =>
    function (/** @type {number} */ id) {
      open.delete(`${kind} ${id}`);
      end.call(window, id);
    };
  const page = /** @type {any} */ (window);
  page.setTimeout = once(later, "timer");
  page.clearTimeout = off(notLater, "timer");
  page.requestAnimationFrame = once(soon, "frame");
  page.cancelAnimationFrame = off(notSoon, "frame");
  page.setInterval = function (/** @type {any[]} */ ...given) {
    const id = often.apply(window, /** @type {any} */ (given));
    open.set(`interval ${id}`, "interval");
    return id;
  };
  page.clearInterval = off(notOften, "interval");
  page.fetch = async function (/** @type {[any, any]} */ ...given) {
    const key = {};
    open.set(key, `request ${given[0]}`);
    return ask.apply(window, given).finally(() => open.delete(key));
  };

  for (const name of ["ResizeObserver", "MutationObserver", "IntersectionObserver"]) {
    page[name] = class extends page[name] {
      observe(/** @type {unknown[]} */ ...given) {
        open.set(this, name);
        return super.observe(...given);
      }
      disconnect() {
        open.delete(this);
        return super.disconnect();
      }
    };
  }
  for (const [name, isLeft] of /** @type {[string, (one: any) => boolean][]} */ ([
    ["WebSocket", (one) => one.readyState < WebSocket.CLOSING],
    ["AudioContext", (one) => one.state !== "closed"],
  ])) {
    page[name] = class extends page[name] {
      constructor(/** @type {unknown[]} */ ...given) {
        super(...given);
        open.set(this, name);
      }
      get isLeft() {
        return isLeft(this);
      }
    };
  }

  /** What lies within the page goes with it; a sheet of styles hears of nothing but itself. */
  const outlives = (/** @type {EventTarget} */ target) =>
    !(target instanceof Element) ||
    (target.isConnected && !target.closest("#page") && target.localName !== "link" && target.localName !== "script");
  page.ledger = () => [
    ...listeners
      .filter(({ target, signal }) => !signal?.aborted && outlives(target))
      .map(({ target, type }) => `${type} of ${target.constructor.name}`),
    ...[...open].filter(([one]) => /** @type {any} */ (one).isLeft !== false).map(([, kind]) => kind),
    ...[...document.body.children]
      .filter(({ id, localName }) => id === "" && localName !== "noscript")
      .map((one) => one.className || one.localName),
  ];
}
