import { useIntl } from 'react-intl';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';

/** Limits and end of a code as they are typed. */
export interface Limits {
  max_uses: string;
  max_budget: string;
  /** A day, `YYYY-MM-DD`. */
  expires: string;
}

interface Props {
  typed: Limits;
  /** Currency of the budget; without one it is not offered. */
  currency: string | null;
  errorOf: (field: keyof Limits) => string | undefined;
  onChange: (field: keyof Limits, value: string) => void;
}

/** How often a code works, how much it may cost, and until when. */
export function LimitFields({ typed, currency, errorOf, onChange }: Props) {
  const intl = useIntl();
  return (
    <>
      <Field
        label={intl.formatMessage({ id: 'discounts.maxUses', defaultMessage: 'Limit of uses' })}
        hint={intl.formatMessage({
          id: 'discounts.limit.hint',
          defaultMessage: 'Without a number there is no limit.',
        })}
        error={errorOf('max_uses')}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed.max_uses}
            onChange={({ target }) => onChange('max_uses', target.value)}
          />
        )}
      </Field>
      {currency !== null && (
        <Field
          label={intl.formatMessage({ id: 'discounts.budget', defaultMessage: 'Limit of the budget' })}
          hint={intl.formatMessage(
            {
              id: 'discounts.budget.hint',
              defaultMessage: 'In {currency}: all discounts together, open orders included.',
            },
            { currency },
          )}
          error={errorOf('max_budget')}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed.max_budget}
              onChange={({ target }) => onChange('max_budget', target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={intl.formatMessage({ id: 'discounts.until.day', defaultMessage: 'Until the end of' })}
        hint={intl.formatMessage({
          id: 'discounts.until.hint',
          defaultMessage: 'It can’t be moved to a later day.',
        })}
        error={errorOf('expires')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={typed.expires}
            onChange={({ target }) => onChange('expires', target.value)}
          />
        )}
      </Field>
    </>
  );
}
