// Runs before each test file: matchers, patience, and the platform pieces jsdom has no behaviour for.
require('@testing-library/jest-dom');
// Two packages are tested on two cores: slow appearance there says nothing about the product.
require('@testing-library/dom').configure({ asyncUtilTimeout: 8_000 });
const crypto = require('node:crypto');

if (!globalThis.crypto?.randomUUID)
  Object.defineProperty(globalThis, 'crypto', { value: crypto.webcrypto, configurable: true });

if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal() {
      this.setAttribute('open', '');
      this.querySelector('button, input, select, textarea, a[href]')?.focus();
    },
    close() {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
}

if (typeof HTMLElement !== 'undefined' && !HTMLElement.prototype.togglePopover) {
  const turn = (element, open) => {
    if (element.hasAttribute('data-popover-open') === open) return;
    element.toggleAttribute('data-popover-open', open);
    element.dispatchEvent(
      Object.assign(new Event('toggle'), {
        oldState: open ? 'closed' : 'open',
        newState: open ? 'open' : 'closed',
      }),
    );
  };
  Object.assign(HTMLElement.prototype, {
    showPopover() {
      turn(this, true);
    },
    hidePopover() {
      turn(this, false);
    },
    togglePopover() {
      turn(this, !this.hasAttribute('data-popover-open'));
    },
  });
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
    if (button) document.getElementById(button.getAttribute('popovertarget'))?.togglePopover();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape')
      document.querySelectorAll('[data-popover-open]').forEach((open) => open.hidePopover());
  });
}

// Nothing scrolls in jsdom, so nothing comes into view.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
  };
}

// jsdom has no media queries: a window of a phone, until a test says otherwise.
if (typeof window !== 'undefined')
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false });

// A test that locks is another tab.
if (typeof navigator !== 'undefined' && !('locks' in navigator)) {
  const { Locks } = require('../src/locks.tsx');
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
}
