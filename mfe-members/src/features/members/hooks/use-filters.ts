import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { countFilters, defaultFilters, readFilters, writeFilters, type Filters } from '../filters.ts';

/** The filters of the search, kept in the address: a search can be sent, bookmarked and gone back to. */
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
    // Replaced, not pushed: going back leaves the search instead of undoing one filter after the other.
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

/** The search of the address: its filters, how many are set, and how to change them. */
export type Search = ReturnType<typeof useFilters>;
