import { useEffect, type RefObject } from 'react';

/** Opens what is folded while the page is printed, also in browsers whose styles cannot. */
export function useOpenOnPaper(article: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const open = () => {
      folded = [...(article.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of folded) details.open = true;
    };
    const close = () => {
      for (const details of folded) details.open = false;
      folded = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [article]);
}
