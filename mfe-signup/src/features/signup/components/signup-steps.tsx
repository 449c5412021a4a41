import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import type { LeftHalf } from '@rendezvous/ui/half-portrait';
import { Skeleton } from '@rendezvous/ui/skeleton';
import { Stepper } from '@rendezvous/ui/stepper';
import type { Shown, SignupFlow } from '../hooks/use-signup-flow.ts';
import { stepOf } from '../screens.ts';
import { AccountMade } from './account-made.tsx';
import { AccountStep } from './account-step.tsx';
import { SignupLayout } from './signup-layout.tsx';
import { StartStep } from './start-step.tsx';

const FACES: Record<Shown, LeftHalf> = {
  who: 'marlies',
  account: 'nadia',
  made: 'nadia',
  photo: 'amara',
  details: 'luca',
  about: 'claire',
  progress: 'marlies',
};

/** What follows the account comes in a chunk of its own, fetched while the account is being filled in. */
const later = () => import('./later-steps.tsx');
const PhotoStep = lazy(() => later().then(({ PhotoStep: step }) => ({ default: step })));
const DetailsStep = lazy(() => later().then(({ DetailsStep: step }) => ({ default: step })));
const AboutStep = lazy(() => later().then(({ AboutStep: step }) => ({ default: step })));
const ActivationProgress = lazy(() => later().then(({ ActivationProgress: step }) => ({ default: step })));
const SCREEN = {
  who: StartStep,
  account: AccountStep,
  made: AccountMade,
  photo: PhotoStep,
  details: DetailsStep,
  about: AboutStep,
} as const;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  min-height: 44px;
  margin-bottom: ${theme.space.s4h};
  & > button {
    margin-right: -${theme.space.s3};
  }
`;

/** The line beside each step. */
function useWords(): Record<Shown, string> {
  const intl = useIntl();
  const about = intl.formatMessage({
    id: 'signup.about.side',
    defaultMessage: 'Two honest lines say more than ten clever ones.',
  });
  const account = intl.formatMessage({
    id: 'signup.account.side',
    defaultMessage:
      'Your e-mail address and date of birth stay private. Others see your name, age and region.',
  });
  return {
    who: intl.formatMessage({
      id: 'signup.start.side',
      defaultMessage:
        'Three answers and you’re on your way. Signing up costs nothing and asks for no payment details.',
    }),
    account,
    photo: intl.formatMessage({
      id: 'signup.photo.side',
      defaultMessage: 'A clear photo of your face works best. You can change it at any time.',
    }),
    details: intl.formatMessage({
      id: 'signup.details.side',
      defaultMessage: 'So people nearby can find you. Everything here is optional.',
    }),
    made: account,
    about,
    progress: about,
  };
}

function Progress({ shown }: { shown: Shown }) {
  const intl = useIntl();
  const steps = [
    intl.formatMessage({ id: 'signup.steps.start', defaultMessage: 'You' }),
    intl.formatMessage({ id: 'signup.steps.account', defaultMessage: 'Account' }),
    intl.formatMessage({ id: 'signup.steps.photo', defaultMessage: 'Photo' }),
    intl.formatMessage({ id: 'signup.steps.details', defaultMessage: 'Details' }),
    intl.formatMessage({ id: 'signup.steps.about', defaultMessage: 'About me' }),
  ];
  const current = shown === 'progress' ? steps.length : shown === 'made' ? 1 : stepOf(shown);
  return (
    <Stepper
      compact
      steps={steps}
      current={current}
      label={intl.formatMessage(
        { id: 'signup.steps.label', defaultMessage: 'Step {step} of {total}' },
        { step: Math.min(current + 1, steps.length), total: steps.length },
      )}
    />
  );
}

/** A new step is a new page to a reader: its heading takes the focus once the step is there. */
function Arrival({ heading }: { heading: string }) {
  useEffect(() => document.getElementById(heading)?.focus(), [heading]);
  return null;
}

/** The whole flow in its frame: stepper, the step that is on, and its half of a face (spec §2 signup with steps). */
export function SignupSteps({
  flow,
  titleId,
  onDone,
  corner,
}: {
  flow: SignupFlow;
  titleId?: string;
  onDone: () => void;
  corner?: ReactNode;
}) {
  const own = useId();
  const heading = titleId ?? own;
  const words = useWords();
  const { shown } = flow;
  const [first] = useState(shown);
  const inAccount = shown === 'account';
  useEffect(() => {
    // A failure shows when the step is reached; fetching ahead is only a courtesy.
    if (inAccount) later().catch(() => undefined);
  }, [inAccount]);

  const Screen = shown === 'progress' ? null : SCREEN[shown];
  return (
    <SignupLayout half={FACES[shown]} words={words[shown]}>
      <Head>
        <Progress shown={shown} />
        {corner}
      </Head>
      <Suspense fallback={<Skeleton $height="320px" />}>
        {Screen ? (
          <Screen flow={flow} titleId={heading} />
        ) : (
          <ActivationProgress titleId={heading} onDone={onDone} />
        )}
        {shown !== first && <Arrival key={shown} heading={heading} />}
      </Suspense>
    </SignupLayout>
  );
}
