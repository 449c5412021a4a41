import { useEffect, useRef, useState } from 'react';

/** The question whether to leave unsaved input behind, while it is open. */
export interface Leaving {
  /** Closes the question; the page stays. */
  stay(): void;
  /** Carries out the navigation that waited. The question is not asked again. */
  leave(): void;
}

export interface LeaveRules {
  /** The input survives navigation within the page; only closing the tab loses it. */
  survivesInTab?: boolean;
  /** The input survives Back and Forward between entries of the same path, e.g. the screens of one flow. */
  survivesInPath?: boolean;
}

/**
 * Guards a form's unsaved input against navigation by the user: links, the Back button (browsers with the Navigation API) and
 * closing the tab. Navigation by code passes: a session that ends elsewhere must not be stopped. `unsaved` is asked at that time.
 */
export function useLeaveGuard(
  unsaved: () => boolean,
  { survivesInTab = false, survivesInPath = false }: LeaveRules = {},
): Leaving | null {
  const [blocked, setBlocked] = useState<{ go(): void } | null>(null);
  const latest = useRef(unsaved);
  const left = useRef(false);
  useEffect(() => {
    latest.current = unsaved;
  });

  useEffect(() => {
    const isUnsaved = (): boolean => !left.current && latest.current();
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault();
    };
    const onClick = (event: MouseEvent): void => {
      const link = linkLeft(event);
      if (!link || !isUnsaved()) return;
      event.preventDefault();
      event.stopPropagation();
      setBlocked({ go: () => link.click() });
    };
    const onNavigate = (event: NavigateEvent): void => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isUnsaved()) return;
      if (survivesInPath && isSamePath(event.destination.url)) return;
      event.preventDefault();
      const { key } = event.destination;
      setBlocked({ go: () => void window.navigation.traverseTo(key) });
    };
    const navigation = 'navigation' in window && !survivesInTab ? window.navigation : null;
    window.addEventListener('beforeunload', onUnload);
    if (!survivesInTab) document.addEventListener('click', onClick, true);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [survivesInTab, survivesInPath]);

  return (
    blocked && {
      stay: () => setBlocked(null),
      leave() {
        left.current = true;
        setBlocked(null);
        blocked.go();
      },
    }
  );
}

function isSamePath(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === window.location.origin && pathname === window.location.pathname;
}

/** The link by which a click leaves this page; null for another tab, a download, or a place within the page. */
function linkLeft(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  if (!/^https?:$/.test(link.protocol)) return null;
  return link.origin === window.location.origin && link.pathname === window.location.pathname ? null : link;
}
