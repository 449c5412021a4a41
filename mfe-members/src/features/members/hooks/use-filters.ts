import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
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
    active: countFilters(filters, defaults),
    change,
    clear: () => void navigate({ pathname }, { replace: true }),
  };
}

/** Returns the filters of the address, the number of active ones, and their setters. */
export type Search = ReturnType<typeof useFilters>;
