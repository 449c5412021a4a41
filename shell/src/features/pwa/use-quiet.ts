import { useEffect, useState } from 'react';

const LOOK_MS = 1_000;
/** Dialogs, open menus, and the alerts of the page: what a prompt never comes on top of. */
const BUSY = 'dialog[open], [popover]:popover-open:not([data-late-prompt]), [role="alert"], [data-alert]';

/** Has nothing asked for attention for this long? While `waiting`, looks once a second. */
export function useQuiet(waiting: boolean, wait: number): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    let since = performance.now();
    const timer = setInterval(() => {
      if (document.querySelector(BUSY) || document.visibilityState !== 'visible') {
        since = performance.now();
        return setQuiet(false);
      }
      if (performance.now() - since >= wait) setQuiet(true);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      setQuiet(false);
    };
  }, [waiting, wait]);
  return quiet;
}
