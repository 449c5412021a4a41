/** For browsers without idle callbacks: by then the first screen has its own answers and photos. */
const LATER_MS = 2_000;

/** Calls back once the page has loaded and the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  const later = (): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
    else setTimeout(act, LATER_MS);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
