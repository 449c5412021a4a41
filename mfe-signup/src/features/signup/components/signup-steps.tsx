import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLeaveGuard } from '@rendezvous/domain/use-leave-guard';
import type { LeftHalf } from '@rendezvous/ui/half-portrait';
import { LeaveDialog } from '@rendezvous/ui/leave-dialog';
import { Skeleton } from '@rendezvous/ui/skeleton';
import { Waiting } from '@rendezvous/ui/waiting';
import type { Shown, SignupFlow } from '../hooks/use-signup-flow.ts';
import { SCREENS, stepOf, type StepNumber } from '../screens.ts';
import { QuestionFrameContext } from './frame-context.ts';
import { SignupLayout } from './signup-layout.tsx';
import { StartStep } from './start-step.tsx';
import { Body } from './step-form.tsx';

/** The half of a face beside each step. */
const FACES: Readonly<Record<StepNumber, LeftHalf>> = {
  0: 'marlies',
  1: 'nadia',
  2: 'amara',
  3: 'luca',
  4: 'claire',
};

type LaterName = Exclude<Shown, 'who' | 'birth' | 'account' | 'made' | 'progress'>;

/** The date of birth and the account come in a chunk of their own, fetched while the first question is open. */
const account = () => import('./account-steps.ts');
const ACCOUNT = {
  birth: lazy(() => account().then((m) => ({ default: m.BirthStep }))),
  account: lazy(() => account().then((m) => ({ default: m.AccountStep }))),
  made: lazy(() => account().then((m) => ({ default: m.AccountMade }))),
};
/** What follows the account comes in another, fetched while the account is being filled in. */
const later = () => import('./later-steps.tsx');
const LATER = {
  photo: lazy(() => later().then((m) => ({ default: m.PhotoStep }))),
  place: lazy(() => later().then((m) => ({ default: m.PlaceStep }))),
  body: lazy(() => later().then((m) => ({ default: m.BodyStep }))),
  looks: lazy(() => later().then((m) => ({ default: m.LooksStep }))),
  life: lazy(() => later().then((m) => ({ default: m.LifeStep }))),
  interests: lazy(() => later().then((m) => ({ default: m.InterestsStep }))),
  about: lazy(() => later().then((m) => ({ default: m.AboutStep }))),
} satisfies Record<LaterName, unknown>;
const Ending = lazy(() => later().then((m) => ({ default: m.Ending })));
const SCREEN = {
  who: StartStep,
  ...ACCOUNT,
  ...LATER,
} as const;

/** The line beside each step. */
function useWords(): Record<StepNumber, string> {
  const intl = useIntl();
  return {
    0: intl.formatMessage({
      id: 'signup.start.side',
      defaultMessage:
        'Three answers and you’re on your way. Signing up costs nothing and asks for no payment details.',
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

/** A new question is a new page to a reader: its heading takes the focus once the question is there. */
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
  const leaving = useLeaveGuard(() => photos.share !== null, { keptInPath: true });
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
        <Suspense
          fallback={
            <Body>
              <Waiting>
                <Skeleton $height="320px" />
              </Waiting>
            </Body>
          }
        >
          {Screen ? <Screen key={shown} flow={flow} /> : <Ending titleId={heading} onDone={onDone} />}
          {shown !== first && <Arrival key={`arrival-${shown}`} heading={heading} />}
        </Suspense>
      </SignupLayout>
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </QuestionFrameContext>
  );
}
