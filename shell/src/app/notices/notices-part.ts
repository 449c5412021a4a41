import { latePart } from '@rendezvous/remote/late-part';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import type { PageData } from '@rendezvous/contract/composition/page';
import { dueAlerts } from '#src/features/alerts/alert-rules.ts';
import { dueBanner } from '#src/features/offers/banner-rules.ts';

/** Name under which the page's HTML announces the chunk (`part.notices`). */
export const NOTICES_PART = 'notices';

/** Banners and alerts, in a chunk of their own: pages without any do not carry them. */
export const NoticesPart = latePart(
  () => import(/* webpackChunkName: "part.notices" */ './notices.tsx').then((m) => m.Notices),
  { missing: 'insist' },
);

/** Is a page drawn with a banner or alert from the start? Then its first render needs the part. */
export function startsWithNotices({ url, status, user, offers, dismissed }: PageData): boolean {
  const route = status === 404 ? null : (matchRoute(url.split('?')[0]!)?.route ?? null);
  return (
    dueBanner({ route, user, offers, dismissed }) !== null ||
    dueAlerts({ route, user, dismissed, signingUp: false, pushOffered: false }).length > 0
  );
}
