import { useIntl } from 'react-intl';
import { PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import { interestLabel, profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import { useCountryName } from '#src/lib/places.ts';
import type { Filters } from '../filters.ts';
import type { Search } from './use-filters.ts';

/** One active filter. */
export interface ActiveFilter {
  name: string;
  /** Text of the filter, in the viewer's language. */
  text: string;
  /** The change that removes this filter and no other; a country removes its region too. */
  without: Partial<Filters>;
}

/** Returns the active filters in the order of the form. Gender is always set and therefore never among them. */
export function useActiveFilters({
  filters,
  defaults,
}: Pick<Search, 'filters' | 'defaults'>): ActiveFilter[] {
  const intl = useIntl();
  const countryName = useCountryName();
  const { plural } = useFictionalWords();
  const { min_age: youngest } = useSettings();
  const { country, countryregion, min_age: min, max_age: max, interests } = filters;
  const active: (ActiveFilter | false | undefined)[] = [
    (min !== undefined || max !== undefined) && {
      name: 'age',
      text:
        max === undefined
          ? intl.formatMessage({ id: 'members.filters.age.over', defaultMessage: '{min}+' }, { min })
          : intl.formatMessage(
              { id: 'members.filters.age.range', defaultMessage: '{min}–{max}' },
              { min: min ?? youngest, max },
            ),
      without: { min_age: undefined, max_age: undefined },
    },
    filters.has_photo && {
      name: 'has_photo',
      text: intl.formatMessage({ id: 'members.filters.photo', defaultMessage: 'Only with a photo' }),
      without: { has_photo: false },
    },
    !filters.fictional && {
      name: 'fictional',
      text: intl.formatMessage(
        { id: 'members.filters.fictional.without', defaultMessage: '{plural}: no' },
        { plural },
      ),
      without: { fictional: true },
    },
    country !== defaults.country && {
      name: 'country',
      text: country
        ? countryName(country)
        : intl.formatMessage({ id: 'members.filters.country.all', defaultMessage: 'All countries' }),
      without: { country: defaults.country, countryregion: undefined },
    },
    countryregion !== undefined && {
      name: 'countryregion',
      text: countryregion,
      without: { countryregion: undefined },
    },
    ...interests.map((interest) => ({
      name: `interest-${interest}`,
      text: interestLabel(intl, interest),
      without: { interests: interests.filter((other) => other !== interest) },
    })),
    ...PROFILE_CHOICE_NAMES.map((field) => {
      const value = filters[field];
      return (
        value !== undefined && {
          name: field,
          text: intl.formatMessage(
            { id: 'members.filters.profile.value', defaultMessage: '{field}: {value}' },
            {
              field: profileFieldLabel(intl, field),
              value: profileValueLabel(intl, field, value, filters.gender ?? 'other'),
            },
          ),
          without: { [field]: undefined },
        }
      );
    }),
  ];
  return active.filter((one) => typeof one === 'object');
}
