import { useIntl } from 'react-intl';
import {
  chosenValues,
  PROFILE_CHOICES,
  type ProfileChoice,
} from '@rendezvous/contract/resources/profile/values';
import { profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { Field } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';
import type { FilterProps } from './filter-props.ts';

/** Filter for one field of a profile with fixed values. */
export function ProfileFilter({ field, filters, onChange, name }: FilterProps & { field: ProfileChoice }) {
  const intl = useIntl();
  return (
    <Field label={profileFieldLabel(intl, field)}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={filters[field] ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ [field]: undefined, ...chosenValues((name) => (name === field ? value : null)) })
          }
        >
          <option value="">
            {intl.formatMessage({ id: 'members.filters.profile.any', defaultMessage: 'Doesn’t matter' })}
          </option>
          {PROFILE_CHOICES[field].map((value) => (
            <option key={value} value={value}>
              {profileValueLabel(intl, field, value, filters.gender ?? 'other')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
