import { useEffect, useState } from 'react';

const LOOK_MS = 1_000;
/** Dialogs and open menus: what a prompt never comes on top of. */
const OPEN = 'dialog[open], [popover]:popover-open:not([data-late-prompt])';
/** The alerts of the page; the place of a refused early press is hidden in each page. */
const ALERTS = '[role="alert"]:not([hidden])';

/**
 * Has nothing asked for attention for this long? While `waiting`, looks once a second. What is `pressing` waits for dialogs
 * and menus, but no longer for alerts.
 */
export function useUndisturbed(waiting: boolean, wait: number, pressing = false): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    let since = performance.now();
    const timer = setInterval(() => {
      if (
        document.querySelector(pressing ? OPEN : `${OPEN}, ${ALERTS}`) ||
        document.visibilityState !== 'visible'
      ) {
        since = performance.now();
        return setQuiet(false);
      }
      if (performance.now() - since >= wait) setQuiet(true);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      setQuiet(false);
    };
  }, [waiting, wait, pressing]);
  return quiet;
}
