import type { IntlShape } from 'react-intl';
import type { Filters } from '../filters.ts';

/** Selected ages as text, "18–35" or "35+"; null without a limit. */
export function ageText(intl: IntlShape, { min_age: min, max_age: max }: Filters): string | null {
  if (min === undefined && max === undefined) return null;
  return max === undefined
    ? intl.formatMessage({ id: 'members.filters.age.over', defaultMessage: '{min}+' }, { min })
    : intl.formatMessage(
        { id: 'members.filters.age.range', defaultMessage: '{min}–{max}' },
        { min: min ?? '', max },
      );
}
