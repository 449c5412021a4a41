import type { Filters } from '../filters.ts';

/** Props of every filter. */
export interface FilterProps {
  filters: Filters;
  onChange: (patch: Partial<Filters>) => void;
  /** Name of the field in a form that the browser sends. */
  name?: string;
}
