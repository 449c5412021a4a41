import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { BirthParts } from '@rendezvous/rules/birth-date';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { FieldMessage, Hint, Legend } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.2fr);
  gap: ${theme.space.s2};
`;

/** Oldest year of birth offered, in years before this one. */
const OLDEST = 110;

const range = (first: number, length: number): number[] =>
  Array.from({ length }, (_, index) => first + index);

interface Props {
  value: BirthParts;
  onChange: (part: Partial<BirthParts>) => void;
  error?: string;
}

/** Date of birth as three lists, which phones show as wheels: nothing to type (spec §5 Date of birth). */
export function BirthField({ value, onChange, error }: Props) {
  const intl = useIntl();
  const note = useId();
  const { min_age } = useSettings();
  const [thisYear] = useState(() => new Date().getFullYear());
  const parts = [
    {
      name: 'day' as const,
      label: intl.formatMessage({ id: 'signup.birth.day', defaultMessage: 'Day' }),
      autoComplete: 'bday-day',
      options: range(1, 31).map((day) => ({ value: String(day), text: String(day) })),
    },
    {
      name: 'month' as const,
      label: intl.formatMessage({ id: 'signup.birth.month', defaultMessage: 'Month' }),
      autoComplete: 'bday-month',
      options: range(1, 12).map((month) => ({
        value: String(month),
        text: intl.formatDate(new Date(Date.UTC(2000, month - 1, 1)), { month: 'long', timeZone: 'UTC' }),
      })),
    },
    {
      name: 'year' as const,
      label: intl.formatMessage({ id: 'signup.birth.year', defaultMessage: 'Year' }),
      autoComplete: 'bday-year',
      options: range(thisYear - OLDEST, OLDEST + 1)
        .toReversed()
        .map((year) => ({ value: String(year), text: String(year) })),
    },
  ];
  return (
    <fieldset aria-describedby={note}>
      <Legend>
        {intl.formatMessage(
          { id: 'signup.birth.legend', defaultMessage: 'Enter your date of birth ({min_age}+)' },
          { min_age },
        )}
      </Legend>
      <Parts>
        {parts.map(({ name, label, autoComplete, options }) => (
          <Select
            key={name}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            autoComplete={autoComplete}
            value={value[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          >
            <option value="" disabled hidden>
              {label}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </Select>
        ))}
      </Parts>
      {error ? (
        <FieldMessage id={note}>{error}</FieldMessage>
      ) : (
        <Hint id={note}>
          {intl.formatMessage({
            id: 'signup.birth.hint',
            defaultMessage: 'We show your age, never the date.',
          })}
        </Hint>
      )}
    </fieldset>
  );
}
