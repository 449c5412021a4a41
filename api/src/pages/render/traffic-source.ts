import {
  TRACKING_COOKIE,
  TRACKING_DAYS,
  trackingOf,
  trackingText,
} from '@rendezvous/contract/resources/signup/tracking';
import { LOGGED_OUT_SEARCH } from '@rendezvous/contract/settings/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainSettings } from '#src/platform/settings/face.ts';

/** Does sign-up or search of this domain depend on a traffic source? Elsewhere none is stored in the browser. */
function asksForSource({ value }: DomainSettings): boolean {
  const openness = (key: 'logged_out_search' | 'logged_out_search_trafficsource'): number =>
    LOGGED_OUT_SEARCH.indexOf(value(key));
  return (
    value('signups') === 'with_trafficsource' ||
    openness('logged_out_search_trafficsource') > openness('logged_out_search')
  );
}

/**
 * Stores the traffic source that a page's address names, for thirty days (spec §3 Affiliate tracking data). A later source replaces an
 * earlier one and restarts the thirty days.
 */
export function storeSource({ url, protocol, context }: FastifyRequest, reply: FastifyReply): void {
  const tracking = trackingOf(new URLSearchParams(url.split('?')[1]));
  if (!tracking || !asksForSource(context.settings)) return;
  reply.setCookie(TRACKING_COOKIE, trackingText(tracking), {
    encode: encodeURIComponent,
    path: '/',
    sameSite: 'lax',
    maxAge: TRACKING_DAYS * 86_400,
    secure: protocol === 'https',
  });
}
