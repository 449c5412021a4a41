import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the place an address names: the browser does so by itself only while it loads a page. A question that is gone to
 * opens. The focus follows.
 */
export function useAnchors(article: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place =
      hash.length > 1
        ? article.current?.querySelector<HTMLElement>(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`)
        : null;
    if (!place) return;
    if (place instanceof HTMLDetailsElement) place.open = true;
    place.scrollIntoView();
    const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place;
    target?.focus({ preventScroll: true });
  }, [hash, key, article]);
}
