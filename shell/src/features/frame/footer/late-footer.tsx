import { latePart } from '@rendezvous/remote/late-part';
import type { FooterProps } from './footer.tsx';

/** Name under which the page's HTML announces the chunk (`part.footer`). */
export const FOOTER_PART = 'footer';

/**
 * The footer: conversations have none. A page that starts with it has its code before the first render. Without the code the
 * server's HTML stays as it is; its links work by themselves.
 */
export const LateFooter = latePart<FooterProps>(
  () => import(/* webpackChunkName: "part.footer" */ './footer.tsx').then((m) => m.Footer),
  { missing: 'insist' },
);
