import { useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLeaveGuard } from '@rendezvous/domain/forms/use-leave-guard';
import { latePart } from '@rendezvous/remote/late-part';
import type { LeftHalf } from '@rendezvous/ui/product/half-portrait';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import type { Shown, SignupFlow } from '../hooks/use-signup-flow.ts';
import { SCREENS, stepOf, type StepNumber } from '../screens.ts';
import { QuestionFrameContext } from './frame/frame-context.ts';
import { SignupLayout } from './frame/signup-layout.tsx';
import { StartStep } from './questions/start-step.tsx';
import { StepSkeleton } from './frame/step-skeleton.tsx';

/** The half of a face beside each step. */
const FACES: Readonly<Record<StepNumber, LeftHalf>> = {
  0: 'marlies',
  1: 'nadia',
  2: 'amara',
  3: 'luca',
  4: 'claire',
};

interface StepProps {
  flow: SignupFlow;
  /** Id of the heading that gets the focus; null for the question that the flow begins with. */
  arrival: string | null;
}

/** A question that gets the focus once it is there. */
function arriving(Step: ComponentType<{ flow: SignupFlow }>): ComponentType<StepProps> {
  return function ArrivingStep({ flow, arrival }: StepProps) {
    return (
      <>
        <Step flow={flow} />
        {arrival !== null && <Arrival heading={arrival} />}
      </>
    );
  };
}

/** A question in a chunk; its shape is shown until the chunk is here. */
const lateStep = (load: () => Promise<ComponentType<{ flow: SignupFlow }>>) =>
  latePart<StepProps>(() => load().then(arriving), { waiting: <StepSkeleton />, missing: 'throw' });

/** The date of birth and the account come in a chunk of their own, fetched while the first question is open. */
const account = () => import('./account/account-steps.ts');
/** What follows the account comes in another, fetched while the account is being filled in. */
const later = () => import('./questions/later-steps.tsx');
const SCREEN = {
  who: arriving(StartStep),
  birth: lateStep(() => account().then((m) => m.BirthStep)),
  account: lateStep(() => account().then((m) => m.AccountStep)),
  made: lateStep(() => account().then((m) => m.AccountMade)),
  photo: lateStep(() => later().then((m) => m.PhotoStep)),
  place: lateStep(() => later().then((m) => m.PlaceStep)),
  body: lateStep(() => later().then((m) => m.BodyStep)),
  looks: lateStep(() => later().then((m) => m.LooksStep)),
  life: lateStep(() => later().then((m) => m.LifeStep)),
  interests: lateStep(() => later().then((m) => m.InterestsStep)),
  about: lateStep(() => later().then((m) => m.AboutStep)),
} satisfies Record<Exclude<Shown, 'progress'>, unknown>;
const Ending = latePart<{ titleId: string; onDone: () => void }>(() => later().then((m) => m.Ending), {
  waiting: <StepSkeleton />,
  missing: 'throw',
});

/** The line beside each step. */
function useWords(): Record<StepNumber, string> {
  const intl = useIntl();
  return {
    0: intl.formatMessage({
      id: 'signup.start.side',
      defaultMessage:
        'Ten short questions, seven of them optional. Signing up costs nothing and asks for no payment details.',
    }),
    1: intl.formatMessage({
      id: 'signup.account.side',
      defaultMessage:
        'Your e-mail address and date of birth stay private. Others see your name, age and region.',
    }),
    2: intl.formatMessage({
      id: 'signup.photo.side',
      defaultMessage: 'A clear photo of your face works best. You can change it at any time.',
    }),
    3: intl.formatMessage({
      id: 'signup.details.side',
      defaultMessage: 'So people nearby can find you. Everything here is optional.',
    }),
    4: intl.formatMessage({
      id: 'signup.about.side',
      defaultMessage: 'Two honest lines say more than ten clever ones.',
    }),
  };
}

/** A new question is a new page to a reader: its heading gets the focus once the question is there. */
function Arrival({ heading }: { heading: string }) {
  useEffect(() => document.getElementById(heading)?.focus(), [heading]);
  return null;
}

interface Props {
  flow: SignupFlow;
  titleId?: string;
  onDone: () => void;
  /** The way out, shown until the account exists. */
  exit: ReactNode;
  inDialog?: boolean;
}

/** The whole flow in its frame: one question at a time, and the half of a face beside it (spec §2 signup with steps). */
export function SignupSteps({ flow, titleId, onDone, exit, inDialog = false }: Props) {
  const own = useId();
  const heading = titleId ?? own;
  const words = useWords();
  const { shown, goBack, photos } = flow;
  const [first] = useState(shown);
  const leaving = useLeaveGuard(() => photos.share !== null, { survivesInPath: true });
  const isTyping = shown === 'account';
  useEffect(() => {
    // A failure shows when the question is reached; fetching ahead is only a courtesy.
    (isTyping ? later() : account()).catch(() => undefined);
  }, [isTyping]);

  const screen = shown === 'made' ? 'account' : shown;
  const index = screen === 'progress' ? SCREENS.length : SCREENS.indexOf(screen);
  const step = screen === 'progress' ? 4 : stepOf(screen);
  const mayLeave = shown === 'who' || shown === 'birth' || shown === 'account';
  const frame = {
    titleId: heading,
    number: index + 1,
    total: SCREENS.length,
    onBack: goBack,
    exit: mayLeave && exit,
    inDialog,
  };
  const Screen = shown === 'progress' ? null : SCREEN[shown];
  return (
    <QuestionFrameContext value={frame}>
      <SignupLayout half={FACES[step]} words={words[step]} inDialog={inDialog}>
        {Screen ? (
          <Screen key={shown} flow={flow} arrival={shown === first ? null : heading} />
        ) : (
          <Ending titleId={heading} onDone={onDone} />
        )}
      </SignupLayout>
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </QuestionFrameContext>
  );
}
