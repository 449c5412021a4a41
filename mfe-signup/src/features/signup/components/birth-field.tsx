import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { FieldMessage, Hint, Legend } from '@rendezvous/ui/field';
import { TextInput } from '@rendezvous/ui/text-input';
import type { BirthParts } from '@rendezvous/contract/birth-date';

const Parts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.1fr 1fr;
  gap: ${theme.space.s2};
  & input {
    padding-inline: ${theme.space.s2h};
  }
`;

const PARTS = [
  { name: 'day', length: 2, autoComplete: 'bday-day' },
  { name: 'month', length: 2, autoComplete: 'bday-month' },
  { name: 'year', length: 4, autoComplete: 'bday-year' },
] as const;

interface Props {
  value: BirthParts;
  onChange: (part: Partial<BirthParts>) => void;
  error?: string;
}

/** Date of birth as three numbers (spec §5 Date of birth). */
export function BirthField({ value, onChange, error }: Props) {
  const intl = useIntl();
  const note = useId();
  const { min_age } = useSettings();
  const labels = {
    day: intl.formatMessage({ id: 'signup.birth.day', defaultMessage: 'Day' }),
    month: intl.formatMessage({ id: 'signup.birth.month', defaultMessage: 'Month' }),
    year: intl.formatMessage({ id: 'signup.birth.year', defaultMessage: 'Year' }),
  };
  return (
    <fieldset aria-describedby={note}>
      <Legend>
        {intl.formatMessage(
          { id: 'signup.birth.legend', defaultMessage: 'Enter your date of birth ({min_age}+)' },
          { min_age },
        )}
      </Legend>
      <Parts>
        {PARTS.map(({ name, length, autoComplete }) => (
          <TextInput
            key={name}
            aria-label={labels[name]}
            aria-invalid={error ? true : undefined}
            placeholder={labels[name]}
            inputMode="numeric"
            maxLength={length}
            autoComplete={autoComplete}
            value={value[name]}
            onChange={(event) => onChange({ [name]: event.target.value.replace(/\D/g, '') })}
          />
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
