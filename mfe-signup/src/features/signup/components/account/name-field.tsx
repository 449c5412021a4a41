import { useIntl } from 'react-intl';
import { USERNAME } from '@rendezvous/contract/kernel/field-rules';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { useUsernameCheck } from '#src/features/signup/api/check-username.ts';

interface Props {
  value: string;
  onChange: (name: string) => void;
  error?: string;
}

/** The user name, asked for on the server once typing pauses. */
export function NameField({ value, onChange, error }: Props) {
  const intl = useIntl();
  const check = useUsernameCheck(value);
  const refusal = check.available === false ? { code: check.reason ?? 'name_taken' } : undefined;
  return (
    <Field
      label={intl.formatMessage({ id: 'signup.name.label', defaultMessage: 'Username' })}
      error={error ?? (refusal && fieldErrorText(intl, refusal))}
      hint={
        check.checking
          ? intl.formatMessage({ id: 'signup.name.checking', defaultMessage: 'Checking whether it’s free' })
          : check.available
            ? intl.formatMessage({ id: 'signup.name.available', defaultMessage: 'Still free' })
            : intl.formatMessage(
                { id: 'signup.name.hint', defaultMessage: '{min} to {max} letters or digits' },
                { min: USERNAME.min, max: USERNAME.max },
              )
      }
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="nickname"
          maxLength={64}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
