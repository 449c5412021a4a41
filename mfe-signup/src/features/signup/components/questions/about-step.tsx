import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ABOUT_ME_MAX } from '@rendezvous/contract/resources/profile/values';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Field } from '@rendezvous/ui/controls/field';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { useStep } from '#src/features/signup/hooks/use-step.ts';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

const Below = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s3};
`;

const Count = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** Step 4, last question: about me; finishing or skipping it completes sign-up. */
export function AboutStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { about_me: about = '' } = flow.draft.profile;
  const { busy, error, goOn, skip } = useStep(flow, 'about', ['about_me']);

  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.about.heading', defaultMessage: 'Say it in your own words' })}
      busy={busy}
      submit={intl.formatMessage({ id: 'signup.about.submit', defaultMessage: 'Create my profile' })}
      onSubmit={goOn}
      onSkip={skip}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      <Field
        label={intl.formatMessage({ id: 'signup.about.label', defaultMessage: 'In your own words' })}
        hint={
          <Below>
            <span>
              {intl.formatMessage({
                id: 'about.hint',
                defaultMessage: 'No phone numbers or e-mail addresses, please.',
              })}
            </span>
            <Count>
              {intl.formatMessage(
                { id: 'count.limit', defaultMessage: '{used} / {limit}' },
                { used: about.length, limit: ABOUT_ME_MAX },
              )}
            </Count>
          </Below>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={ABOUT_ME_MAX}
            value={about}
            onChange={(event) => flow.answer({ about_me: event.target.value })}
          />
        )}
      </Field>
    </StepForm>
  );
}
