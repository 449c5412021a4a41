import type { Route } from '@rendezvous/contract/kernel/routes';
import { latePart } from '@rendezvous/remote/late-part';

/** Code after hydration, in one chunk. A first press may need its dialogs and toasts, so pages announce the chunk. */
export const Late = latePart<{ route: Route | null }>(
  () => import(/* webpackChunkName: "first-press" */ './late-parts.tsx').then((m) => m.LateParts),
  { missing: 'insist', afterHydration: true },
);
