import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { errorText } from '@rendezvous/i18n/errors';
import { useUser } from '@rendezvous/remote/react/hooks';
import { OwnPasswordField } from '@rendezvous/remote/react/own-password-field';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { useDeletion, type Leaving } from '#src/features/settings/hooks/use-deletion.ts';
import { Acts } from '#src/features/settings/components/acts.tsx';
import { ReasonField, RemarksField } from './delete-fields.tsx';
import { StayOffer } from './stay-offer.tsx';

/** Reason for leaving, and the password as proof. A refusal leaves what was typed. */
export function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const intl = useIntl();
  const user = useUser();
  const [typed, setTyped] = useState<Leaving>({ reason: '', remarks: '', password: '' });
  const { form, offer } = useDeletion();
  const { ref, submit, busy, errorOf, clearError, refused } = form;

  function change(part: Partial<Leaving>): void {
    for (const name of Object.keys(part)) clearError(name);
    setTyped((before) => ({ ...before, ...part }));
  }
  const wrong = refused?.code === 'login_failed';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(typed);
  };

  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      {refused && !wrong && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
      <ReasonField value={typed.reason} error={errorOf('reason')} onChange={(reason) => change({ reason })} />
      <RemarksField
        value={typed.remarks}
        error={errorOf('remarks')}
        onChange={(remarks) => change({ remarks })}
      />
      <OwnPasswordField
        label={intl.formatMessage({ id: 'settings.delete.password', defaultMessage: 'Your password' })}
        value={typed.password}
        isWrong={wrong}
        error={errorOf('password')}
        onChange={(password) => change({ password })}
      />
      {user && user.credits > 0 && (
        <p>
          {intl.formatMessage(
            {
              id: 'settings.delete.credits',
              defaultMessage:
                '{credits, plural, one {Your # credit goes} other {Your # credits go}} with the account.',
            },
            { credits: user.credits },
          )}
        </p>
      )}
      {offer ? (
        <StayOffer offer={offer} busy={busy} />
      ) : (
        <Acts>
          <Button type="submit" tone="danger" size="lg" wide loading={busy}>
            {intl.formatMessage({ id: 'settings.delete.submit', defaultMessage: 'Delete my account' })}
          </Button>
          <Button tone="outline" size="lg" wide onClick={onCancel}>
            {intl.formatMessage({ id: 'settings.delete.keep', defaultMessage: 'Keep it' })}
          </Button>
        </Acts>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  max-width: 560px;
`;
