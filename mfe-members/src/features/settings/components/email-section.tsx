import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_MAIL_CHANGE } from '@rendezvous/contract/resources/account-links/calls';
import { EMAIL, newAddressFault } from '@rendezvous/contract/kernel/field-rules';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { useUser } from '@rendezvous/remote/react/hooks';
import { isCancelled, useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { changeAccount } from '#src/lib/account/change-account.ts';
import { useOpenedForm } from '#src/lib/account/use-opened-form.ts';
import { AccountForm } from './account-form.tsx';
import { Part } from './part.tsx';

/** The address one logs in with, and its change by a link to the new one (spec §5 Validation rules). */
export function EmailSection() {
  const intl = useIntl();
  const current = useUser()?.email ?? '';
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data } = useEndpoint(READ_MAIL_CHANGE);
  const ordered = sentTo ?? data?.pending?.email ?? null;
  // Once the link was pressed elsewhere, the account has the address.
  const waitsFor = ordered === current ? null : ordered;
  const { confirm, dialog } = useReauthentication();
  const { ref, submit, busy, errorOf, clearError, refused, reset, leaving } = useForm({
    fields: ['email'] as const,
    check: (typed: { email: string }) => ({
      email: newAddressFault(typed.email),
    }),
    send: (typed) => confirm(() => changeAccount(typed)),
    unsaved: () => email !== '',
    onDone() {
      setSentTo(cleanText(email));
      end();
    },
    onRefused: ({ code }) => {
      if (code === 'email_in_use') ref.current?.querySelector('input')?.focus();
    },
  });
  const { isOpen, opener, open, close } = useOpenedForm(ref);
  const inUse = refused?.code === 'email_in_use' ? errorText(intl, refused.problem) : undefined;

  function end(): void {
    setEmail('');
    reset();
    close();
  }

  return (
    <Part
      title={intl.formatMessage({ id: 'email.label', defaultMessage: 'E-mail address' })}
      lead={intl.formatMessage(
        { id: 'settings.email.lead', defaultMessage: 'You log in with {email}. Our e-mails go there too.' },
        { email: <b key="email">{current}</b> },
      )}
    >
      {waitsFor !== null && !isOpen && (
        <Alert tone="ok">
          {intl.formatMessage(
            {
              id: 'settings.email.sent',
              defaultMessage:
                'A link is on its way to {email}. Your address changes once you confirm it on the page that opens.',
            },
            { email: <b key="email">{waitsFor}</b> },
          )}
        </Alert>
      )}
      {isOpen ? (
        <AccountForm
          form={ref}
          submit={intl.formatMessage({ id: 'email.sendLink', defaultMessage: 'Send me a link' })}
          busy={busy}
          onSubmit={() => void submit({ email: cleanText(email) })}
          onCancel={end}
        >
          {refused && !inUse && !isCancelled(refused) && (
            <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>
          )}
          <Field
            label={intl.formatMessage({ id: 'settings.email.label', defaultMessage: 'New e-mail address' })}
            hint={intl.formatMessage({
              id: 'settings.email.hint',
              defaultMessage: 'We’ll send a link there. Nothing changes until you confirm the address.',
            })}
            error={inUse ?? errorOf('email')}
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="email"
                maxLength={EMAIL.max}
                value={email}
                onChange={(event) => {
                  clearError('email');
                  setEmail(event.target.value);
                }}
              />
            )}
          </Field>
        </AccountForm>
      ) : (
        <Button ref={opener} tone="outline" size="s" onClick={open}>
          {intl.formatMessage({ id: 'settings.email.change', defaultMessage: 'Change the address' })}
        </Button>
      )}
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
      {dialog}
    </Part>
  );
}
