import type { Filters } from '../filters.ts';

/** What each filter of the form is given. */
export interface FilterProps {
  filters: Filters;
  onChange: (patch: Partial<Filters>) => void;
}
