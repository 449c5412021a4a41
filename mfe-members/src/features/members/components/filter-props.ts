import type { Filters } from '../filters.ts';

/** Props of every filter. */
export interface FilterProps {
  filters: Filters;
  onChange: (patch: Partial<Filters>) => void;
}
