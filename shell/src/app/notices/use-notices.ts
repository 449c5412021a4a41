import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AlertName, Route } from '@rendezvous/contract/kernel/routes';
import { useLastOf } from '@rendezvous/bus/react';
import { useFrameBus, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { useOffers } from '#src/features/offers/use-offers.ts';
import { dueAlert } from '#src/features/alerts/alert-rules.ts';
import { dueBanner, type BannerName } from '#src/features/offers/banner-rules.ts';
import { useDismissed } from '#src/kernel/dismissals/use-dismissed.ts';

export interface Notices {
  banner: BannerName | null;
  alert: AlertName | null;
}

interface Arrival extends Notices {
  pathname: string;
  member: string | null;
}

/**
 * Banner and alert of this page. Both are chosen on arrival, so that nothing moves on an open page: a notice that
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
  const alert = dueAlert({ route, user, dismissed, signingUp, pushOffered: false });

  const [arrival, setArrival] = useState<Arrival>({ pathname, member, banner, alert });
  let current = arrival;
  if (arrival.pathname !== pathname || arrival.member !== member) {
    // Logged in on the spot: what visitors saw stays in its place, nothing comes in addition.
    const stays = arrival.pathname === pathname && arrival.member === null;
    current = {
      pathname,
      member,
      banner: stays && !arrival.banner ? null : banner,
      alert: stays ? null : alert,
    };
    setArrival(current);
  }
  return {
    banner: current.banner && banner,
    alert:
      current.alert && !(dismissed as readonly string[]).includes(current.alert) && user
        ? current.alert
        : null,
  };
}
