import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './icon-button.tsx';
import { EYE } from '#src/icons/actions/eye.tsx';
import { EYE_OFF } from '#src/icons/actions/eye-off.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password with a button that shows it. Put it in a `Field`. */
export function PasswordInput(props: TextInputProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  const label = shown
    ? intl.formatMessage({ id: 'ui.password.hide', defaultMessage: 'Hide password' })
    : intl.formatMessage({ id: 'ui.password.show', defaultMessage: 'Show password' });
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      end={<IconButton icon={shown ? EYE_OFF : EYE} label={label} onClick={() => setShown(!shown)} />}
    />
  );
}
