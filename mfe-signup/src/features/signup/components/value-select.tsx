import { useIntl } from 'react-intl';
import { profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { Field } from '@rendezvous/ui/field';
import { Select } from '@rendezvous/ui/select';

interface Props<V extends string> {
  field: string;
  values: readonly V[];
  value: V | null;
  gender: string;
  onChange: (value: V | null) => void;
}

/** A profile field with fixed values; "rather not say" is always one of them. */
export function ValueSelect<V extends string>({ field, values, value, gender, onChange }: Props<V>) {
  const intl = useIntl();
  return (
    <Field label={profileFieldLabel(intl, field)}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(values.find((known) => known === event.target.value) ?? null)}
        >
          <option value="">
            {intl.formatMessage({ id: 'signup.unsaid', defaultMessage: 'Rather not say' })}
          </option>
          {values.map((known) => (
            <option key={known} value={known}>
              {profileValueLabel(intl, field, known, gender)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
