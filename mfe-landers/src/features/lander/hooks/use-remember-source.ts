import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { trackingCookie, trackingOf } from '@rendezvous/contract/resources/signup/tracking';

/** Stores the traffic source an address names, first-party and for thirty days (spec §3 Affiliate tracking data). */
export function useRememberSource(): void {
  const { search } = useLocation();
  useEffect(() => {
    const tracking = trackingOf(new URLSearchParams(search));
    if (tracking) document.cookie = trackingCookie(tracking, window.location.protocol === 'https:');
  }, [search]);
}
