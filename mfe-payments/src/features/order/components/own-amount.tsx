import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CreditPackage } from '@rendezvous/contract/resources/payments/schemas';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';

interface OwnAmountProps {
  entry: CreditPackage;
  amount: string;
  ok: boolean;
  onChange: (amount: string) => void;
}

/** How many credits, with the package of a free amount. */
export function OwnAmount({ entry, amount, ok, onChange }: OwnAmountProps) {
  const intl = useIntl();
  const tooMany = Number(amount) > entry.max_credits!;
  const refusal = tooMany
    ? { code: 'too_large', params: { limit: entry.max_credits } }
    : { code: 'too_small', params: { limit: entry.min_credits } };
  return (
    <Narrow>
      <Field
        label={intl.formatMessage({ id: 'own.label', defaultMessage: 'How many credits?' })}
        hint={intl.formatMessage(
          { id: 'package.own.range', defaultMessage: 'From {min} to {max} credits' },
          { min: entry.min_credits, max: entry.max_credits },
        )}
        error={ok ? undefined : fieldErrorText(intl, refusal)}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={amount}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
          />
        )}
      </Field>
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 240px;
  margin-top: ${theme.space.s4};
`;
