import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { RouteMatch } from '@rendezvous/contract/kernel/routes';
import { useStore } from '#src/lib/store.ts';
import { useFrame, useFrameSettings } from '#src/kernel/frame/frame-context.ts';
import { pageTitle } from './page-title.ts';
import { useAppBadge } from './use-app-badge.ts';
import { useCounters } from '#src/kernel/frame/use-counters.ts';

/**
 * Updates the document's title: `(3) Likes · Rendezvous`, the number being unread messages plus new likes, also while the page
 * is hidden; the installed app's badge shows the same sum (spec §2 Top bar). Both go when the member logs out.
 */
export function useDocumentTitle(match: RouteMatch | null): void {
  const { naming } = useFrame();
  const settings = useFrameSettings();
  const named = useStore(naming);
  const intl = useIntl();
  const { unread, newLikes } = useCounters();
  const sum = unread + newLikes;
  const title = pageTitle(intl, settings, match, named);
  useEffect(() => {
    document.title = sum > 0 ? `(${sum}) ${title}` : title;
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', named?.description ?? settings.description);
  }, [sum, title, named, settings]);
  useAppBadge(sum);
}
