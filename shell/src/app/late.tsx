import type { Route } from '@rendezvous/contract/routes';
import { latePart } from '@rendezvous/remote/late-part';

/** What a page needs once it stands, in one chunk. */
export const Late = latePart<{ route: Route | null }>(
  () => import(/* webpackChunkName: "late" */ './late-parts.tsx').then((m) => m.LateParts),
  { missing: 'insist', afterHydration: true },
);
