import { useIntl } from 'react-intl';
import { INTERESTS_MAX } from '@rendezvous/contract/resources/profile/values';
import { InterestChoice } from '@rendezvous/remote/react/interest-choice';
import { Alert } from '@rendezvous/ui/feedback/alert';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { useStep } from '#src/features/signup/hooks/use-step.ts';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

/** Step 4, first question: at most fifteen interests, by where they lead. Intimate ones are a group of their own (spec §3 Interests). */
export function InterestsStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { busy, error, goOn, skip } = useStep(flow, 'interests', ['interests']);
  const { interests: chosen = [] } = flow.draft.profile;

  return (
    <StepForm
      title={intl.formatMessage({
        id: 'signup.interests.heading',
        defaultMessage: 'What would you say yes to?',
      })}
      lead={intl.formatMessage(
        {
          id: 'signup.interests.lead',
          defaultMessage: 'Up to {limit}. What you have in common with someone is marked on both profiles.',
        },
        { limit: INTERESTS_MAX },
      )}
      busy={busy}
      onSubmit={goOn}
      onSkip={skip}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      <InterestChoice large chosen={chosen} onChange={(interests) => flow.answer({ interests })} />
    </StepForm>
  );
}
