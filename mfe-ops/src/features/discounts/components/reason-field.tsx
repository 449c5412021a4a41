import { useIntl } from 'react-intl';
import { DISCOUNT_REASON } from '@rendezvous/contract/operators/discounts/values';
import { Field } from '@rendezvous/ui/controls/field';
import { Textarea } from '@rendezvous/ui/controls/textarea';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Why an operator does something about a code, for the audit log. */
export function ReasonField({ value, error, onChange }: Props) {
  const intl = useIntl();
  return (
    <Field
      label={intl.formatMessage({ id: 'discounts.reason', defaultMessage: 'Reason, for the log' })}
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={DISCOUNT_REASON.max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
