import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useFrame } from '#src/kernel/frame/frame-context.ts';

/**
 * What follows a navigation: failures and names of the former page go, the page starts at its top (going back, the browser
 * restores the place itself), and readers are taken to the new content.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { failure, naming } = useFrame();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const former = useRef(pathname);
  // Before the effects of the new page, which may name itself at once.
  useLayoutEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    failure.set(null);
    naming.set(null);
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, type, failure, naming, main]);
}
