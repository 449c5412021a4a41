import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { DELETE_REASONS, DELETE_REMARKS } from '@rendezvous/contract/resources/deletion/values';
import { Field } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { useDeleteReasons } from '#src/features/settings/hooks/use-delete-reasons.ts';
import type { Leaving } from '#src/features/settings/hooks/use-deletion.ts';

interface Props<Value> {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

/** Reason for leaving. It gets the focus once, when the form opens. */
export function ReasonField({ value, error, onChange }: Props<Leaving['reason']>) {
  const intl = useIntl();
  const reasons = useDeleteReasons();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('select')?.focus(), []);
  return (
    <div ref={place}>
      <Field
        label={intl.formatMessage({ id: 'settings.delete.reason', defaultMessage: 'Why are you leaving?' })}
        error={error}
      >
        {(control) => (
          <Select
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value as Leaving['reason'])}
          >
            <option value="" disabled hidden>
              {intl.formatMessage({ id: 'settings.delete.choose', defaultMessage: 'Choose a reason' })}
            </option>
            {DELETE_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {reasons[reason]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** Remarks in own words, with the characters that are left. */
export function RemarksField({ value, error, onChange }: Props<string>) {
  const intl = useIntl();
  return (
    <Field
      label={intl.formatMessage({
        id: 'settings.delete.remarks',
        defaultMessage: 'Anything we should know? (optional)',
      })}
      hint={intl.formatMessage(
        {
          id: 'settings.delete.left',
          defaultMessage: '{left, plural, one {# character} other {# characters}} left',
        },
        { left: DELETE_REMARKS.max - value.length },
      )}
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          maxLength={DELETE_REMARKS.max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
