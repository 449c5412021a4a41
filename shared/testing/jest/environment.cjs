// jsdom with what a browser of today has and jsdom has not: fetch to a real server, text codecs, abort signals.
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Adds the removal of listeners by a signal: jsdom accepts no signal of another realm.
 * @param {EventTarget} target
 */
function removeOnAbort(target) {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    if (!options?.signal) return addEventListener.call(this, type, listener, options);
    const { signal, ...others } = options;
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, others);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, others), { once: true });
  };
}

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    // One realm for bytes: the bytes of Node's fetch must have the class that the page's code tests for.
    Object.assign(page, {
      TextEncoder,
      TextDecoder,
      Uint8Array,
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      structuredClone,
    });
    removeOnAbort(page.EventTarget.prototype);
    page.fetch = (input, init) =>
      fetch(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
    /** Moves the page to another origin, so that relative addresses reach a test's own server. */
    page.setPageAddress = (url) => this.dom.reconfigure({ url });
  }
}

module.exports = BrowserEnvironment;
