import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { PASSWORD } from '@rendezvous/contract/kernel/field-rules';
import type { PartnerSignup } from '@rendezvous/contract/resources/partners/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import type { ApiError } from '@rendezvous/api-client/client';
import { usePasswordHint } from '@rendezvous/domain/forms/use-password-hint';
import { errorText } from '@rendezvous/i18n/errors';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { PasswordInput } from '@rendezvous/ui/controls/password-input';
import { Centre, FormWords, Lead, Title } from '#src/lib/centre.tsx';
import { useCompletion } from '#src/features/signup/hooks/use-completion.ts';
import { BirthField } from '#src/features/signup/components/account/birth-field.tsx';
import { BirthPopup } from '#src/features/signup/components/account/birth-popup.tsx';
import { ConsentBox } from '#src/features/signup/components/account/consent-box.tsx';
import { CountryField } from '#src/features/signup/components/questions/country-field.tsx';
import { NameField } from '#src/features/signup/components/account/name-field.tsx';
import { PassedOn } from './passed-on.tsx';
import { SmallPrint } from '#src/features/signup/components/account/small-print.tsx';
import { WhoDiscs } from '#src/features/signup/components/questions/who-discs.tsx';

export interface CompletionProps {
  token: string;
  signup: PartnerSignup;
  onDone: (user: User) => void;
  onRefused: (error: ApiError) => void;
}

/** What the partner passed on, what is missing, a password and the consent: one form makes the account (spec §2 /complete-signup). */
export function CompletionForm({ token, signup, onDone, onRefused }: CompletionProps) {
  const intl = useIntl();
  const { ref, typed, change, errorOf, refused, busy, popup, closePopup, leaving, submit } = useCompletion({
    token,
    signup,
    onDone,
    onRefused,
  });
  const { missing } = signup;
  const hint = usePasswordHint(typed.password, { name: signup.name ?? typed.name, email: signup.email });
  const asksWho = missing.includes('gender') || missing.includes('seeking');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Centre>
      <HalfPortrait left="nadia" right="hugo" size="min(60vw, 320px)" offset="14px" />
      <FormWords as="form" ref={ref} noValidate onSubmit={handleSubmit}>
        <Title>
          {intl.formatMessage({ id: 'complete.heading', defaultMessage: 'Nearly there. Choose a password.' })}
        </Title>
        <Lead>
          {intl.formatMessage(
            {
              id: 'complete.lead',
              defaultMessage: '{partner} passed on your answers. The rest takes a minute.',
            },
            { partner: signup.partner },
          )}
        </Lead>
        {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
        <PassedOn signup={signup} />
        {asksWho && (
          <WhoDiscs
            gender={typed.gender ?? signup.gender ?? null}
            seeking={typed.seeking ?? signup.seeking ?? null}
            onChange={change}
            asked={Boolean(errorOf('gender') ?? errorOf('seeking'))}
          />
        )}
        {missing.includes('country') && (
          <CountryField value={typed.country} onChange={(country) => change({ country })} />
        )}
        {missing.includes('date_of_birth') && (
          <BirthField value={typed} error={errorOf('date_of_birth')} onChange={change} />
        )}
        {missing.includes('name') && (
          <NameField value={typed.name} error={errorOf('name')} onChange={(name) => change({ name })} />
        )}
        <Field
          label={intl.formatMessage({ id: 'password.label', defaultMessage: 'Password' })}
          hint={hint}
          error={errorOf('password')}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              maxLength={PASSWORD.max}
              value={typed.password}
              onChange={(event) => change({ password: event.target.value })}
            />
          )}
        </Field>
        <ConsentBox
          value={typed.consent}
          onChange={(consent) => change({ consent })}
          error={errorOf('profile_consent')}
        />
        <Button type="submit" size="lg" loading={busy}>
          {intl.formatMessage({ id: 'complete.submit', defaultMessage: 'Finish sign-up' })}
        </Button>
        <SmallPrint />
        {popup && <BirthPopup reason={popup} onClose={closePopup} />}
        {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
      </FormWords>
    </Centre>
  );
}
