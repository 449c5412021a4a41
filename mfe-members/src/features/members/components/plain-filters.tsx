import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { INTERESTS, PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Checkbox } from '@rendezvous/ui/controls/checkbox';
import { Field } from '@rendezvous/ui/controls/field';
import { Accordion } from '@rendezvous/ui/layout/accordion';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { AGE_MAX, type Filters } from '../filters.ts';
import { GenderFilter } from './choice-filters.tsx';
import { CountryFilter, RegionFilter } from './place-filters.tsx';
import { ProfileFilter } from './profile-filter.tsx';

/** Nothing listens to a form without scripts. */
const ignored = () => undefined;

/**
 * The filters as a form that the browser sends by itself, for browsers without scripts. Its fields have the names and values of
 * the screen's own address (`filters.ts`). Only the server draws it.
 */
export function PlainFilters({ filters, active }: { filters: Filters; active: number }) {
  const intl = useIntl();
  const { search_fields: offered } = useSettings();
  const given = { filters, onChange: ignored };
  return (
    <Form method="get">
      <Accordion
        title={intl.formatMessage({ id: 'members.filters.title', defaultMessage: 'Filters' })}
        open={active > 0}
      >
        <Fields>
          {offered.includes('gender') && <GenderFilter {...given} name="gender" />}
          {offered.includes('age') && <Ages filters={filters} />}
          <Choices filters={filters} />
          {offered.includes('country') && <CountryFilter {...given} name="country" />}
          {offered.includes('countryregion') && <RegionFilter {...given} name="countryregion" />}
          {offered.includes('interests') && <Interests filters={filters} />}
          {PROFILE_CHOICE_NAMES.filter((field) => offered.includes(field)).map((field) => (
            <ProfileFilter key={field} field={field} {...given} name={field} />
          ))}
          <Button type="submit" wide>
            {intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' })}
          </Button>
        </Fields>
      </Accordion>
    </Form>
  );
}

/** An empty field sets no limit. */
function Ages({ filters }: { filters: Filters }) {
  const intl = useIntl();
  const { min_age: youngest } = useSettings();
  const limits = [
    ['min_age', intl.formatMessage({ id: 'members.filters.age.from', defaultMessage: 'Age from' })],
    ['max_age', intl.formatMessage({ id: 'members.filters.age.to', defaultMessage: 'Age to' })],
  ] as const;
  return (
    <Pair>
      {limits.map(([name, label]) => (
        <Field key={name} label={label}>
          {(field) => (
            <TextInput
              {...field}
              name={name}
              type="number"
              min={youngest}
              max={AGE_MAX}
              defaultValue={filters[name]}
            />
          )}
        </Field>
      ))}
    </Pair>
  );
}

/** A box is sent when it is checked, so this one asks for the profiles to leave out. */
function Choices({ filters }: { filters: Filters }) {
  const intl = useIntl();
  const { search_fields: offered } = useSettings();
  const { plural } = useFictionalWords();
  return (
    <div>
      {offered.includes('has_photo') && (
        <Checkbox
          name="has_photo"
          value="true"
          defaultChecked={filters.has_photo}
          label={intl.formatMessage({ id: 'members.filters.photo', defaultMessage: 'Only with a photo' })}
        />
      )}
      {offered.includes('fictional') && (
        <Checkbox
          name="fictional"
          value="false"
          defaultChecked={!filters.fictional}
          label={intl.formatMessage(
            { id: 'members.filters.fictional.without', defaultMessage: '{plural}: no' },
            { plural },
          )}
        />
      )}
    </div>
  );
}

function Interests({ filters }: { filters: Filters }) {
  const intl = useIntl();
  const { interests: offered } = useSettings();
  return (
    <Accordion
      title={intl.formatMessage({ id: 'interests.title', defaultMessage: 'Interests' })}
      open={filters.interests.length > 0}
    >
      {INTERESTS.filter((interest) => offered.includes(interest))
        .map((interest) => ({ interest, label: interestLabel(intl, interest) }))
        .sort((a, b) => a.label.localeCompare(b.label, intl.locale))
        .map(({ interest, label }) => (
          <Checkbox
            key={interest}
            name="interests"
            value={interest}
            defaultChecked={filters.interests.includes(interest)}
            label={label}
          />
        ))}
    </Accordion>
  );
}

/** Replaces the controls that need scripts. */
const Form = styled.form`
  margin-bottom: ${theme.space.s4};
  main:has(&) :is(aside, [aria-haspopup='dialog'], [data-more] > button) {
    display: none;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4h};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s3};
`;
