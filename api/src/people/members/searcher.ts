import { LOGGED_OUT_SEARCH } from '@rendezvous/contract/settings';
import { TRACKING_COOKIE, trackingFromCookie } from '@rendezvous/contract/tracking';
import type { FastifyRequest } from 'fastify';

type Openness = (typeof LOGGED_OUT_SEARCH)[number];

/** Sizes of a search, from the domain's settings. */
export interface SearchLimits {
  page: number;
  /** Cards a visitor sees under `logged_out_search` = limited. */
  visitor: number;
  /** Counts are exact up to here; beyond it only "more" is known. */
  exact: number;
}

/** The searching viewer, the time, and the rights of visitors on this domain. */
export interface Searcher {
  viewerId: string | null;
  now: Date;
  loggedOutSearch: Openness;
  minAge: number;
  /** Filters the site offers: setting `search_fields`. */
  fields: readonly string[];
  limits?: SearchLimits;
}

const mostOpen = (a: Openness, b: Openness): Openness =>
  LOGGED_OUT_SEARCH.indexOf(a) > LOGGED_OUT_SEARCH.indexOf(b) ? a : b;

/**
 * What visitors may search on this domain (spec §4 Signups setting): the setting, or the one for known traffic sources when that
 * is wider and a source is known.
 */
export function visitorSearch(request: FastifyRequest): Openness {
  const { settings } = request.server.services;
  const domain = settings.domainOf(request.host);
  const usual = settings.value(domain, 'logged_out_search');
  const sourceKnown = trackingFromCookie(request.cookies[TRACKING_COOKIE]) !== null;
  return sourceKnown ? mostOpen(usual, settings.value(domain, 'logged_out_search_trafficsource')) : usual;
}

/** Reads the searching viewer and their limits from a request. */
export function searcherOf(request: FastifyRequest): Searcher {
  const { settings, clock } = request.server.services;
  const domain = settings.domainOf(request.host);
  return {
    viewerId: request.viewer?.userId ?? null,
    now: clock.now(),
    loggedOutSearch: visitorSearch(request),
    minAge: settings.value(domain, 'min_age'),
    fields: settings.value(domain, 'search_fields'),
    limits: {
      page: settings.value(domain, 'search_page_size'),
      visitor: settings.value(domain, 'logged_out_search_limit'),
      exact: settings.value(domain, 'search_exact_count'),
    },
  };
}
