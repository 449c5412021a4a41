import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Marks an element whose children the server rendered. */
export const SERVER_RENDERED = 'data-ssr';

/** Prefix of generated ids: the same on the server and in the browser, different for every part of the page. */
export function idPrefix(part: string): string {
  return `${part}-`;
}

/**
 * What single-spa-react takes for `react-dom/client`: roots that adopt the server's HTML where there is some. Its own
 * `hydrateRoot` mode passes no id prefix, so this one hands out a root whose first `render` hydrates.
 */
export function hydratingClient(part: string): { createRoot(element: Element): Pick<Root, 'render' | 'unmount'> } {
  const options = { identifierPrefix: idPrefix(part) };
  return {
    createRoot(element) {
      if (!element.hasAttribute(SERVER_RENDERED)) return createRoot(element, options);
      let root: Root | null = null;
      return {
        render(node: ReactNode) {
          if (root) root.render(node);
          else root = hydrateRoot(element, node, options);
        },
        unmount: () => root?.unmount(),
      };
    },
  };
}
