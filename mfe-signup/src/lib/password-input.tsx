import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@rendezvous/ui/icon-button';
import { EYE } from '@rendezvous/ui/icons/eye';
import { EYE_OFF } from '@rendezvous/ui/icons/eye-off';
import { TextInput, type TextInputProps } from '@rendezvous/ui/text-input';

/** A password with a button that shows it. Put it in a `Field`. */
export function PasswordInput(props: TextInputProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  const label = shown
    ? intl.formatMessage({ id: 'signup.password.hide', defaultMessage: 'Hide password' })
    : intl.formatMessage({ id: 'signup.password.show', defaultMessage: 'Show password' });
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      end={<IconButton icon={shown ? EYE_OFF : EYE} label={label} onClick={() => setShown(!shown)} />}
    />
  );
}
