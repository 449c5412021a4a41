import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { forgetSearches } from '../api/forget-searches.ts';
import { countFilters, defaultFilters, readFilters, writeFilters, type Filters } from '../filters.ts';

/** Filters in the address, so that a search can be shared, bookmarked and returned to. */
export function useFilters() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const settings = useSettings();
  const user = useUser();
  const defaults = useMemo(() => defaultFilters(user, settings), [user, settings]);
  const filters = useMemo(
    () => readFilters(new URLSearchParams(search), defaults, settings.min_age),
    [search, defaults, settings.min_age],
  );

  function change(patch: Partial<Filters>) {
    const address = writeFilters({ ...filters, ...patch }, defaults).toString();
    // Replaces the history entry: going back leaves the search instead of undoing filters one by one.
    void navigate(
      { pathname, search: address && `?${address}` },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    filters,
    defaults,
    active: countFilters(filters, defaults),
    change,
    /** Empties filters, results and position (spec §4 Search results). */
    clear: () => {
      forgetSearches(filters);
      void navigate({ pathname }, { replace: true });
      window.scrollTo(0, 0);
    },
  };
}

/** Returns the filters of the address, the defaults, the number of active ones, and the setters. */
export type Search = ReturnType<typeof useFilters>;
