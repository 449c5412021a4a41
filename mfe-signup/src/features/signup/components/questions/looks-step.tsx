import { useIntl } from 'react-intl';
import { PROFILE_CHOICE_NAMES, type ProfileChoice } from '@rendezvous/contract/resources/profile/values';
import { Alert } from '@rendezvous/ui/feedback/alert';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { useStep } from '#src/features/signup/hooks/use-step.ts';
import { ChipChoice } from './chip-choice.tsx';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

const LOOKS: readonly ProfileChoice[] = ['hair_color', 'eye_color', 'tattoos'];
/** Every field that no earlier screen asks for: a new field of the contract appears here. */
const LIFE = PROFILE_CHOICE_NAMES.filter((field) => field !== 'body_type' && !LOOKS.includes(field));

/** Step 3: what one sees first. */
export function LooksStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { busy, error, goOn, skip } = useStep(flow, 'looks', LOOKS);
  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.looks.heading', defaultMessage: 'What do people see first?' })}
      busy={busy}
      onSubmit={goOn}
      onSkip={skip}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      {LOOKS.map((field) => (
        <ChipChoice key={field} flow={flow} field={field} />
      ))}
    </StepForm>
  );
}

/** Step 3: relationship, orientation and all else; ends the step. */
export function LifeStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { busy, error, goOn, skip } = useStep(flow, 'life', LIFE);
  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.life.heading', defaultMessage: 'How do you live and love?' })}
      busy={busy}
      onSubmit={goOn}
      onSkip={skip}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      {LIFE.map((field) => (
        <ChipChoice key={field} flow={flow} field={field} />
      ))}
    </StepForm>
  );
}
