import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { idPrefix } from './id-prefix.ts';
import { SERVER_RENDERED } from './server-rendered.ts';

/**
 * What single-spa-react uses as `react-dom/client`: roots that adopt the server's HTML where there is some. Its own
 * `hydrateRoot` mode passes no id prefix, so this one hands out a root whose first `render` hydrates.
 */
export function hydratingClient(part: string): {
  createRoot(element: Element): Pick<Root, 'render' | 'unmount'>;
} {
  const options = { identifierPrefix: idPrefix(part) };
  return {
    createRoot(element) {
      if (!element.hasAttribute(SERVER_RENDERED)) return createRoot(element, options);
      let root: Root | null = null;
      return {
        render(node: ReactNode) {
          if (root) return root.render(node);
          root = hydrateRoot(element, node, options);
          // From here on it is an ordinary root: what a second mount finds in it is not the server's.
          element.removeAttribute(SERVER_RENDERED);
        },
        unmount: () => root?.unmount(),
      };
    },
  };
}
