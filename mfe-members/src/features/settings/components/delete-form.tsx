import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { DELETE_REASONS, DELETE_REMARKS } from '@rendezvous/contract/deletion-values';
import { errorText } from '@rendezvous/i18n/errors';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/alert';
import { Button } from '@rendezvous/ui/button';
import { Field } from '@rendezvous/ui/field';
import { PasswordInput } from '@rendezvous/ui/password-input';
import { Select } from '@rendezvous/ui/select';
import { Textarea } from '@rendezvous/ui/textarea';
import { useDeleteReasons } from '../hooks/use-delete-reasons.ts';
import { useDeletion, type Leaving } from '../hooks/use-deletion.ts';
import { Acts } from './acts.tsx';
import { StayOffer } from './stay-offer.tsx';

/** Why one leaves, and the password that proves it. Nothing typed is lost to a refusal. */
export function DeleteForm({ onKeep }: { onKeep: () => void }) {
  const intl = useIntl();
  const reasons = useDeleteReasons();
  const user = useUser();
  const first = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Leaving>({ reason: '', remarks: '', password: '' });
  const { form, offer } = useDeletion();
  const { ref, submit, busy, say, touch, refused } = form;
  useEffect(() => first.current?.querySelector('select')?.focus(), []);

  function change(part: Partial<Leaving>): void {
    for (const name of Object.keys(part)) touch(name);
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
      <div ref={first}>
        <Field
          label={intl.formatMessage({ id: 'settings.delete.reason', defaultMessage: 'Why are you leaving?' })}
          error={say('reason')}
        >
          {(control) => (
            <Select
              {...control}
              value={typed.reason}
              onChange={(event) => change({ reason: event.target.value as Leaving['reason'] })}
            >
              <option value="" disabled hidden>
                {intl.formatMessage({ id: 'settings.delete.choose', defaultMessage: 'Choose a reason' })}
              </option>
              {DELETE_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {reasons[reason]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label={intl.formatMessage({
          id: 'settings.delete.remarks',
          defaultMessage: 'Anything we should know? (optional)',
        })}
        hint={intl.formatMessage(
          {
            id: 'settings.delete.left',
            defaultMessage: '{left, plural, one {# character} other {# characters}} left',
          },
          { left: DELETE_REMARKS.max - typed.remarks.length },
        )}
        error={say('remarks')}
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={DELETE_REMARKS.max}
            value={typed.remarks}
            onChange={(event) => change({ remarks: event.target.value })}
          />
        )}
      </Field>
      <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <Field
        label={intl.formatMessage({ id: 'settings.delete.password', defaultMessage: 'Your password' })}
        error={
          wrong
            ? intl.formatMessage({
                id: 'reauthenticate.wrong',
                defaultMessage: 'That’s not the password of this account.',
              })
            : say('password')
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={typed.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        )}
      </Field>
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
          <Button tone="outline" size="lg" wide onClick={onKeep}>
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
