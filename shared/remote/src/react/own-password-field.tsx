import { useContext, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '@rendezvous/ui/controls/field';
import { PasswordInput } from '@rendezvous/ui/controls/password-input';
import { RemoteContext } from './context.tsx';

interface Props {
  label: string;
  value: string;
  /** The server refused the password. */
  isWrong: boolean;
  /** Another fault of the field. */
  error: string | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Field for the password of the member's account as proof, with the address that password managers look for. */
export function OwnPasswordField({ label, value, isWrong, error, onChange, ref }: Props) {
  const intl = useIntl();
  const email = useContext(RemoteContext)?.user?.email;
  const wrong = intl.formatMessage({
    id: 'reauthenticate.wrong',
    defaultMessage: 'That’s not the password of this account.',
  });
  return (
    <>
      {email !== undefined && <input hidden readOnly autoComplete="username" value={email} />}
      <Field label={label} error={isWrong ? wrong : error}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={ref}
            autoComplete="current-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
