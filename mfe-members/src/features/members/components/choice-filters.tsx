import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Gender } from '@rendezvous/contract/resources/profile/schemas';
import { Checkbox } from '@rendezvous/ui/controls/checkbox';
import { SegmentedControl } from '@rendezvous/ui/controls/segmented-control';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import type { FilterProps } from './filter-props.ts';

/** Gender filter. */
export function GenderFilter({ filters, onChange, name }: FilterProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <SegmentedControl<Gender>
      name={name ?? id}
      legend={intl.formatMessage({ id: 'members.filters.gender', defaultMessage: 'Show me' })}
      value={filters.gender ?? null}
      onChange={(gender) => onChange({ gender })}
      options={[
        {
          value: 'male',
          label: intl.formatMessage({ id: 'gender.men', defaultMessage: 'Men' }),
        },
        {
          value: 'female',
          label: intl.formatMessage({ id: 'members.filters.gender.female', defaultMessage: 'Women' }),
        },
      ]}
    />
  );
}

/** Filter for members with a photo. */
export function PhotoFilter({ filters, onChange }: FilterProps) {
  const intl = useIntl();
  return (
    <Checkbox
      label={intl.formatMessage({ id: 'members.filters.photo', defaultMessage: 'Only with a photo' })}
      checked={filters.has_photo}
      onChange={(event) => onChange({ has_photo: event.target.checked })}
    />
  );
}

/** Filter for fictional profiles, which are included by default. */
export function FictionalFilter({ filters, onChange }: FilterProps) {
  const intl = useIntl();
  const { plural } = useFictionalWords();
  return (
    <Checkbox
      label={intl.formatMessage(
        { id: 'members.filters.fictional', defaultMessage: '{plural} too' },
        { plural },
      )}
      hint={intl.formatMessage({
        id: 'members.filters.fictional.hint',
        defaultMessage: 'They are always marked.',
      })}
      checked={filters.fictional}
      onChange={(event) => onChange({ fictional: event.target.checked })}
    />
  );
}
