import { useIntl } from 'react-intl';
import { EMAIL } from '@rendezvous/contract/kernel/field-rules';
import { usePasswordHint } from '@rendezvous/domain/forms/use-password-hint';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Field } from '@rendezvous/ui/controls/field';
import { Columns } from '@rendezvous/ui/layout/page';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { PasswordInput } from '@rendezvous/ui/controls/password-input';
import { useAccountForm } from '#src/features/signup/hooks/use-account-form.ts';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import type { AccountField } from '#src/features/signup/validate-account.ts';
import { AccountNotice } from './account-notice.tsx';
import { BirthPopup } from './birth-popup.tsx';
import { ConsentBox } from './consent-box.tsx';
import { NameField } from './name-field.tsx';
import { SmallPrint } from './small-print.tsx';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

/** With more fields than this refused, their names are above the form as well. */
const SUMMARY_FROM = 2;

/** Step 1, second question: username, e-mail address and password make the account (spec §5). The only screen to type on. */
export function AccountStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const {
    ref,
    password,
    changePassword,
    consent,
    changeConsent,
    changeDraft: change,
    invalid,
    errorOf,
    notice,
    popup,
    closePopup,
    busy,
    leaving,
    submit,
  } = useAccountForm(flow);
  const { draft } = flow;
  const passwordHint = usePasswordHint(password, draft);
  const labels: Record<AccountField, string> = {
    name: intl.formatMessage({ id: 'signup.name.label', defaultMessage: 'Username' }),
    email: intl.formatMessage({ id: 'email.label', defaultMessage: 'E-mail address' }),
    password: intl.formatMessage({ id: 'password.label', defaultMessage: 'Password' }),
    date_of_birth: intl.formatMessage({ id: 'signup.birth.label', defaultMessage: 'Date of birth' }),
    profile_consent: intl.formatMessage({ id: 'consent.title', defaultMessage: 'Your consent' }),
  };

  return (
    <>
      <StepForm
        ref={ref}
        title={intl.formatMessage({ id: 'signup.account.heading', defaultMessage: 'Your account' })}
        busy={busy}
        leaving={leaving}
        onSubmit={submit}
        after={<SmallPrint />}
      >
        {invalid.length > SUMMARY_FROM && (
          <Alert tone="bad">
            {intl.formatMessage({
              id: 'signup.error.summary',
              defaultMessage: 'Almost there. A few fields aren’t right yet:',
            })}{' '}
            {intl.formatList(invalid.map((field) => labels[field]))}
          </Alert>
        )}
        {notice && <AccountNotice notice={notice} email={draft.email} />}
        <Columns>
          <NameField value={draft.name} error={errorOf('name')} onChange={(name) => change({ name })} />
          <Field label={labels.email} error={errorOf('email')}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="username"
                maxLength={EMAIL.max}
                value={draft.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            )}
          </Field>
        </Columns>
        <Columns>
          <Field label={labels.password} error={errorOf('password')} hint={passwordHint}>
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="new-password"
                value={password}
                onChange={(event) => changePassword(event.target.value)}
              />
            )}
          </Field>
        </Columns>
        <ConsentBox value={consent} onChange={changeConsent} error={errorOf('profile_consent')} />
      </StepForm>
      {popup && <BirthPopup reason={popup} onClose={closePopup} />}
    </>
  );
}
