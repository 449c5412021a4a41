import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Duo } from '@rendezvous/ui/duo';
import { Field } from '@rendezvous/ui/field';
import { Select } from '@rendezvous/ui/select';
import { AGE_DIVIDE, AGE_MAX } from '../filters.ts';
import type { FilterProps } from './filter-props.ts';

type Half = 'young' | 'older';

/** Two halves for a quick choice (spec §9 Age filter), two lists for exact ages. */
export function AgeFilter({ filters, onChange }: FilterProps) {
  const intl = useIntl();
  const { min_age: youngest } = useSettings();
  const { min_age: from, max_age: to } = filters;
  const half: Half | null =
    from === youngest && to === AGE_DIVIDE
      ? 'young'
      : from === AGE_DIVIDE && to === undefined
        ? 'older'
        : null;
  return (
    <Ages>
      <Duo<Half>
        name={useId()}
        legend={intl.formatMessage({ id: 'members.filters.age', defaultMessage: 'Age' })}
        value={half}
        onChange={(chosen) =>
          onChange(
            chosen === 'young'
              ? { min_age: youngest, max_age: AGE_DIVIDE }
              : { min_age: AGE_DIVIDE, max_age: undefined },
          )
        }
        options={[
          {
            value: 'young',
            label: intl.formatMessage(
              { id: 'members.filters.age.range', defaultMessage: '{min}–{max}' },
              { min: youngest, max: AGE_DIVIDE },
            ),
          },
          {
            value: 'older',
            label: intl.formatMessage(
              { id: 'members.filters.age.over', defaultMessage: '{min}+' },
              { min: AGE_DIVIDE },
            ),
          },
        ]}
      />
      <Exact>
        <AgeSelect
          label={intl.formatMessage({ id: 'members.filters.age.from', defaultMessage: 'Age from' })}
          value={from}
          first={youngest}
          last={to ?? AGE_MAX}
          onChange={(min_age) => onChange({ min_age })}
        />
        <AgeSelect
          label={intl.formatMessage({ id: 'members.filters.age.to', defaultMessage: 'Age to' })}
          value={to}
          first={from ?? youngest}
          last={AGE_MAX}
          onChange={(max_age) => onChange({ max_age })}
        />
      </Exact>
    </Ages>
  );
}

interface AgeSelectProps {
  label: string;
  value: number | undefined;
  first: number;
  last: number;
  onChange: (age: number | undefined) => void;
}

function AgeSelect({ label, value, first, last, onChange }: AgeSelectProps) {
  const intl = useIntl();
  const ages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <Field label={label}>
      {(field) => (
        <Select
          {...field}
          value={value ?? ''}
          onChange={(event) => onChange(Number(event.target.value) || undefined)}
        >
          <option value="">
            {intl.formatMessage({ id: 'members.filters.age.any', defaultMessage: 'Any' })}
          </option>
          {ages.map((age) => (
            <option key={age}>{age}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const Ages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3};
`;

const Exact = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s3};
`;
