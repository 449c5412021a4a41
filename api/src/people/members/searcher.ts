import { LOGGED_OUT_SEARCH } from '@rendezvous/contract/settings/schemas';
import type { RequestContext } from '#src/platform/http/context.ts';
import type { CardRules } from './presenter.ts';

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
export interface Searcher extends CardRules {
  viewerId: string | null;
  loggedOutSearch: Openness;
  minAge: number;
  /** Filters the site offers: setting `search_fields`. */
  fields: readonly string[];
  limits?: SearchLimits;
  /** The domain of the list's members, where those of other sites are in separate sections (`member_resell`). */
  home?: string;
}

const mostOpen = (a: Openness, b: Openness): Openness =>
  LOGGED_OUT_SEARCH.indexOf(a) > LOGGED_OUT_SEARCH.indexOf(b) ? a : b;

/**
 * Decides the search that visitors may use on this domain (spec §4 Signups setting): the setting, or the one for known traffic sources when that
 * is wider and a source is known.
 */
function visitorSearch({ settings, tracking }: RequestContext): Openness {
  const usual = settings.value('logged_out_search');
  return tracking ? mostOpen(usual, settings.value('logged_out_search_trafficsource')) : usual;
}

/** Reads the searching viewer and their limits from a request. */
export function searcherOf(context: RequestContext): Searcher {
  const { viewer, now, settings } = context;
  return {
    viewerId: viewer?.userId ?? null,
    now,
    settings: context.settingsOfSites,
    loggedOutSearch: visitorSearch(context),
    minAge: settings.value('min_age'),
    showsInterests: settings.value('visible_profile_fields').includes('interests'),
    fields: settings.value('search_fields'),
    ...(settings.value('member_resell') && { home: settings.domain }),
    limits: {
      page: settings.value('search_page_size'),
      visitor: settings.value('logged_out_search_limit'),
      exact: settings.value('search_exact_count'),
    },
  };
}
