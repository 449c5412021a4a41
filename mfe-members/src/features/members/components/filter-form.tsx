import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PROFILE_CHOICE_NAMES, type ProfileChoice } from '@rendezvous/contract/resources/profile/values';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import { latePart } from '@rendezvous/remote/late-part';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { AgeFilter } from './age-filter.tsx';
import { FictionalFilter, GenderFilter, PhotoFilter } from './choice-filters.tsx';
import type { FilterProps } from './filter-props.ts';
import { InterestsFilter } from './interests-filter.tsx';
import { CountryFilter, RegionFilter } from './place-filters.tsx';

/** Few sites offer these. */
const ProfileFilter = latePart(
  () =>
    import(/* webpackChunkName: "search-parts" */ './profile-filter.tsx').then(
      (module) => module.ProfileFilter,
    ),
  { missing: 'insist', afterHydration: true },
);

type SearchField = Exclude<Settings['search_fields'][number], ProfileChoice>;

const FILTERS: Record<SearchField, (props: FilterProps) => ReactNode> = {
  gender: GenderFilter,
  age: AgeFilter,
  country: CountryFilter,
  countryregion: RegionFilter,
  interests: InterestsFilter,
  has_photo: PhotoFilter,
  fictional: FictionalFilter,
};

/** Order of the filters, before those of the profile; a setting selects which are shown. */
const ORDER: readonly SearchField[] = [
  'gender',
  'age',
  'has_photo',
  'fictional',
  'country',
  'countryregion',
  'interests',
];

/** Filters of the site (spec §3 Settings search_fields). A change applies at once. */
export function FilterForm(props: FilterProps) {
  const { search_fields: offered } = useSettings();
  return (
    <Fields>
      {ORDER.filter((field) => offered.includes(field)).map((field) => {
        const Filter = FILTERS[field];
        return <Filter key={field} {...props} />;
      })}
      {PROFILE_CHOICE_NAMES.filter((field) => offered.includes(field)).map((field) => (
        <ProfileFilter key={field} field={field} {...props} />
      ))}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4h};
`;
