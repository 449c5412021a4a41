import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ACTIVATION_STEPS, type ActivationStep } from '@rendezvous/contract/resources/signup/values';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHECK_CIRCLE } from '@rendezvous/ui/icons/actions/check-circle';
import { CLOCK } from '@rendezvous/ui/icons/objects/clock';
import { MeetProgress } from '@rendezvous/ui/feedback/meet-progress';
import { useActivationProgress } from '#src/features/signup/api/activation-progress.ts';
import { Body, StepTitle } from '#src/features/signup/components/frame/step-form.tsx';

const SLOW_AFTER_MS = 20_000;
const Lines = styled.ol`
  display: grid;
  gap: ${theme.space.s3};
`;

const Line = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  min-height: 28px;
  color: ${({ $done }) => ($done ? theme.color.ink : theme.color.ink2)};
  font-weight: ${({ $done }) => ($done ? theme.weight.strong : theme.weight.regular)};
  & > svg {
    color: ${({ $done }) => ($done ? theme.color.leaf : theme.color.ink3)};
  }
`;

/** The four lines before the activation mail, each shown as done when the server has really done it (spec §4 Sign-up flow). The page stays until its button is
 * pressed, which has its place from the start. */
export function ActivationProgress({ titleId, onDone }: { titleId: string; onDone: () => void }) {
  const intl = useIntl();
  const done = useActivationProgress();
  const [slow, setSlow] = useState(false);
  const finished = done.length === ACTIVATION_STEPS.length;
  const names: Record<ActivationStep, string> = {
    checking_profile: intl.formatMessage({
      id: 'signup.progress.checking_profile',
      defaultMessage: 'Checking profile',
    }),
    creating_account: intl.formatMessage({
      id: 'signup.progress.creating_account',
      defaultMessage: 'Creating account',
    }),
    looking_for_matches: intl.formatMessage({
      id: 'signup.progress.looking_for_matches',
      defaultMessage: 'Looking for matches',
    }),
    sending_activation_email: intl.formatMessage({
      id: 'signup.progress.sending_activation_email',
      defaultMessage: 'Sending activation e-mail',
    }),
  };

  useEffect(() => {
    if (finished) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [finished]);

  const heading = intl.formatMessage({ id: 'signup.progress.heading', defaultMessage: 'Nearly there' });
  return (
    <Body>
      <StepTitle id={titleId} tabIndex={-1}>
        {heading}
      </StepTitle>
      <MeetProgress share={done.length / ACTIVATION_STEPS.length} label={heading} />
      <Lines aria-live="polite">
        {ACTIVATION_STEPS.map((step) => {
          const isDone = done.includes(step);
          return (
            <Line key={step} $done={isDone}>
              <Icon of={isDone ? CHECK_CIRCLE : CLOCK} />
              {isDone
                ? intl.formatMessage(
                    { id: 'signup.progress.done', defaultMessage: '{line}: done' },
                    { line: names[step] },
                  )
                : names[step]}
            </Line>
          );
        })}
      </Lines>
      {slow && !finished && (
        <Alert tone="info">
          {intl.formatMessage({
            id: 'signup.progress.slow',
            defaultMessage:
              'This is taking longer than usual. The e-mail will follow; look around in the meantime.',
          })}
        </Alert>
      )}
      <Button wide disabled={!slow && !finished} onClick={onDone}>
        {intl.formatMessage({ id: 'signup.progress.go', defaultMessage: 'See who is around' })}
      </Button>
    </Body>
  );
}
