import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useFrame } from '#src/kernel/frame/frame-context.ts';

/** A screen that comes later than this does not get the focus. */
const LATE_MS = 5000;

/**
 * What follows a navigation: failures and names of the former page go, the page starts at its top (going back, the browser
 * restores the place itself), and readers move to the new content: going back, to the link of the page they left.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { failure, naming } = useFrame();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const former = useRef(pathname);
  // Before the effects of the new page, which may name itself at once.
  useLayoutEffect(() => {
    const left = former.current;
    if (left === pathname) return;
    former.current = pathname;
    failure.set(null);
    naming.set(null);
    const isBack = type === 'POP';
    if (!isBack) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    return isBack && main.current ? focusLinkTo(left, main.current) : undefined;
  }, [pathname, type, failure, naming, main]);
}

/** Moves the focus from the content to its link to a path, once that is drawn. The returned function ends the wait. */
function focusLinkTo(path: string, main: HTMLElement): () => void {
  const isFocused = () => document.activeElement === main;
  const look = () => {
    const link = [...main.querySelectorAll('a')].find((each) => each.pathname === path);
    if (isFocused()) link?.focus({ preventScroll: true });
    if (!isFocused()) stop();
  };
  const drawn = new MutationObserver(look);
  const late = setTimeout(stop, LATE_MS);
  drawn.observe(main, { childList: true, subtree: true, attributes: true });
  look();
  function stop() {
    drawn.disconnect();
    clearTimeout(late);
  }
  return stop;
}
