import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import { PASSKEY_NAME } from '@rendezvous/contract/resources/passkeys/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { renamePasskey } from '#src/features/settings/api/passkeys.ts';
import { AccountForm } from '#src/features/settings/components/account-form.tsx';

interface Props {
  id: string;
  name: string;
  onDone: () => unknown;
  onCancel: () => void;
}

/** Another name for a passkey, in place of its row. */
export function PasskeyName({ id, name: before, onDone, onCancel }: Props) {
  const intl = useIntl();
  const [name, setName] = useState(before);
  const { ref, submit, busy, errorOf, clearError, refused } = useForm({
    fields: ['name'] as const,
    check: (typed: { name: string }) => ({ name: textFault(PASSKEY_NAME, typed.name) }),
    send: (typed) => renamePasskey(id, typed.name),
    onDone,
  });
  return (
    <AccountForm
      form={ref}
      submit={intl.formatMessage({ id: 'passkey.rename.submit', defaultMessage: 'Save the name' })}
      busy={busy}
      onSubmit={() => void submit({ name: cleanText(name) })}
      onCancel={onCancel}
    >
      {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
      <Field
        label={intl.formatMessage({ id: 'passkey.name', defaultMessage: 'Name of the passkey' })}
        error={errorOf('name')}
      >
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            maxLength={PASSKEY_NAME.max}
            value={name}
            onChange={(event) => {
              clearError('name');
              setName(event.target.value);
            }}
          />
        )}
      </Field>
    </AccountForm>
  );
}
