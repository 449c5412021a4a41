import type { IntlShape } from 'react-intl';
import type { Filters } from '../filters.ts';

/** The chosen ages in one word, "18–35" or "35+"; null when any age will do. */
export function ageText(intl: IntlShape, { min_age: min, max_age: max }: Filters): string | null {
  if (min === undefined && max === undefined) return null;
  return max === undefined
    ? intl.formatMessage({ id: 'members.filters.age.over', defaultMessage: '{min}+' }, { min })
    : intl.formatMessage(
        { id: 'members.filters.age.range', defaultMessage: '{min}–{max}' },
        { min: min ?? '', max },
      );
}
