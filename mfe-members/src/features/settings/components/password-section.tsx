import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PASSWORD } from '@rendezvous/contract/kernel/field-rules';
import { wayTo } from '@rendezvous/contract/kernel/routes';
import { usePasswordHint } from '@rendezvous/domain/forms/use-password-hint';
import { errorText } from '@rendezvous/i18n/errors';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { PasswordInput } from '@rendezvous/ui/controls/password-input';
import { NO_PASSWORDS, usePasswordForm, type Passwords } from '../hooks/use-password-form.ts';
import { useOpenedForm } from '#src/lib/account/use-opened-form.ts';
import { AccountForm } from './account-form.tsx';
import { Part } from './part.tsx';

/** The change of the member's password (spec §5 Validation rules). It logs out every other device. */
export function PasswordSection() {
  const intl = useIntl();
  const user = useUser();
  const forgot = wayTo('reset-password', useSettings().capabilities);
  const [typed, setTyped] = useState<Passwords>(NO_PASSWORDS);
  const [isChanged, setChanged] = useState(false);
  const form = usePasswordForm(typed, () => {
    setChanged(true);
    end();
  });
  const { isOpen, opener, open, close } = useOpenedForm(form.ref);
  const hint = usePasswordHint(typed.new, { name: user?.name ?? '', email: user?.email ?? '' });

  function end(): void {
    setTyped(NO_PASSWORDS);
    form.reset();
    close();
  }
  const field = (name: keyof Passwords, autoComplete: string) => ({
    autoComplete,
    maxLength: PASSWORD.max,
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      form.clearError(name);
      setTyped({ ...typed, [name]: target.value });
    },
  });

  return (
    <Part
      title={intl.formatMessage({ id: 'password.label', defaultMessage: 'Password' })}
      lead={intl.formatMessage({
        id: 'settings.password.lead',
        defaultMessage: 'A new one logs out all your other devices.',
      })}
    >
      {isChanged && !isOpen && (
        <Alert tone="ok">
          {intl.formatMessage({
            id: 'settings.password.changed',
            defaultMessage: 'Your password has been changed. All other devices were logged out.',
          })}
        </Alert>
      )}
      {isOpen ? (
        <AccountForm
          form={form.ref}
          submit={intl.formatMessage({ id: 'password.save', defaultMessage: 'Save the password' })}
          busy={form.busy}
          onSubmit={() => void form.submit(typed)}
          onCancel={end}
        >
          {form.notice && <Alert tone="bad">{errorText(intl, form.notice)}</Alert>}
          <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
          <Field
            label={intl.formatMessage({ id: 'settings.password.old', defaultMessage: 'Old password' })}
            error={form.errorOf('old')}
          >
            {(control) => <PasswordInput {...control} {...field('old', 'current-password')} />}
          </Field>
          {forgot && (
            <Link to={forgot}>
              {intl.formatMessage({ id: 'settings.password.forgot', defaultMessage: 'Forgot it?' })}
            </Link>
          )}
          <Field
            label={intl.formatMessage({ id: 'password.new', defaultMessage: 'New password' })}
            hint={hint}
            error={form.errorOf('new')}
          >
            {(control) => <PasswordInput {...control} {...field('new', 'new-password')} />}
          </Field>
          <Field
            label={intl.formatMessage({
              id: 'settings.password.again',
              defaultMessage: 'New password once more',
            })}
            error={form.errorOf('again')}
          >
            {(control) => <PasswordInput {...control} {...field('again', 'new-password')} />}
          </Field>
        </AccountForm>
      ) : (
        <Button ref={opener} tone="outline" size="s" onClick={open}>
          {intl.formatMessage({ id: 'settings.password.change', defaultMessage: 'Change the password' })}
        </Button>
      )}
      {form.leaving && <LeaveDialog onStay={form.leaving.stay} onLeave={form.leaving.leave} />}
    </Part>
  );
}
