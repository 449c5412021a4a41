import { useIntl } from 'react-intl';
import { PASSWORD } from '@rendezvous/contract/kernel/field-rules';
import { isStrongPassword, passwordWeakness, type PasswordOwner } from '@rendezvous/rules/password-strength';
import { fieldErrorText } from '@rendezvous/i18n/errors';

/** Writes the hint under a new password while it is typed: the rule, why it is weak, or how strong it is. */
export function usePasswordHint(password: string, owner: PasswordOwner = {}): string {
  const intl = useIntl();
  if ([...password].length < PASSWORD.min)
    return intl.formatMessage(
      { id: 'password.hint.min', defaultMessage: 'At least {min} characters' },
      { min: PASSWORD.min },
    );
  const reason = passwordWeakness(password, owner);
  if (reason) return fieldErrorText(intl, { code: 'password_weak', params: { reason } });
  return isStrongPassword(password)
    ? intl.formatMessage({ id: 'password.hint.strong', defaultMessage: 'Strong.' })
    : intl.formatMessage({
        id: 'password.hint.fair',
        defaultMessage: 'Good enough. A few more characters make it stronger.',
      });
}
