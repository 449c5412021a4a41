import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AlertName, Route } from '@rendezvous/contract/kernel/routes';
import { useLastOf } from '@rendezvous/bus/react';
import { useFrameBus, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { useOffers } from '#src/features/offers/use-offers.ts';
import { dueAlerts } from '#src/features/alerts/alert-rules.ts';
import { dueBanner, type BannerName } from '#src/features/offers/banner-rules.ts';
import { pushOffer } from '#src/kernel/push/push-offer.ts';
import { useStore } from '#src/lib/store.ts';
import { useDismissed } from '#src/kernel/frame/use-dismissed.ts';

export interface Notices {
  banner: BannerName | null;
  alerts: readonly AlertName[];
}

interface Arrival extends Notices {
  pathname: string;
  member: string | null;
}

/**
 * Banner and alerts of this page. They are chosen on arrival, so that nothing moves on an open page: a notice that
 * becomes due later waits for the next page, one that is over or closed goes at once.
 */
export function useNotices(route: Route | null): Notices {
  const { pathname } = useLocation();
  const user = useFrameUser();
  const offers = useOffers();
  const dismissed = useDismissed();
  const signup = useLastOf(useFrameBus(), 'signup:progressed');
  const member = user?.id ?? null;
  const signingUp = signup !== undefined && !signup.complete;
  const banner = dueBanner({ route, user, offers, dismissed });
  const pushOffered = useStore(pushOffer).possible;
  const alerts = dueAlerts({ route, user, dismissed, signingUp, pushOffered });

  const [arrival, setArrival] = useState<Arrival>({ pathname, member, banner, alerts });
  let current = arrival;
  if (arrival.pathname !== pathname || arrival.member !== member) {
    // Logged in on the spot: what visitors saw stays in its place, nothing comes in addition.
    const stays = arrival.pathname === pathname && arrival.member === null;
    current = {
      pathname,
      member,
      banner: stays && !arrival.banner ? null : banner,
      alerts: stays ? [] : alerts,
    };
    setArrival(current);
  }
  return {
    banner: current.banner && banner,
    alerts: current.alerts.filter(
      (name) => user && !(dismissed as readonly string[]).includes(name) && (name !== 'push' || pushOffered),
    ),
  };
}
