import type { Route } from '@rendezvous/contract/kernel/routes';
import { NoticesPart } from './notices-part.ts';
import { useNotices } from './use-notices.ts';

/** Place of a discount banner and the alerts: under the top bar, above the screen (spec §2 Default-layout behaviour). */
export function NoticePlace({ route }: { route: Route | null }) {
  const { banner, alerts } = useNotices(route);
  return banner || alerts.length > 0 ? <NoticesPart banner={banner} alerts={alerts} /> : null;
}
