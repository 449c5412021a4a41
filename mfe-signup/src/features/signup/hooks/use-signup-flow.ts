import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCountryCode } from '@rendezvous/contract/kernel/countries';
import type { ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { signUpEntry } from '@rendezvous/domain/sign-up';
import { useBus, useSettings, useShell, useUser } from '@rendezvous/remote/react/hooks';
import { finishStep } from '../api/finish-step.ts';
import { dropDraft, storeDraft, loadDraft, type Draft } from '../draft.ts';
import {
  endsStep,
  FIRST_AFTER_ACCOUNT,
  isBeforeAccount,
  screenAfter,
  SCREENS,
  stepOf,
  type ScreenName,
} from '../screens.ts';
import { usePhotoUploads, type PhotoUploads } from './use-photo-uploads.ts';

/** What the flow shows: a screen, the account as made (instead of the screens before it), or the work before the activation mail. */
export type Shown = ScreenName | 'made' | 'progress';

const PROGRESS = 'progress';

/** An empty draft. */
const NOBODY = { email: '', name: '', day: '', month: '', year: '' };

export interface SignupFlow {
  shown: Shown;
  /** Number of history entries that this sign-up has added. */
  depth: number;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Answers a profile question; stored until its step is finished. */
  answer: (part: ProfilePatch) => void;
  /** Never stored on the device. */
  password: string;
  setPassword: (password: string) => void;
  /** The consent to the profile; never stored on the device, so that it is never ticked beforehand. */
  consent: boolean;
  setConsent: (given: boolean) => void;
  /** Forgets everything personal that was typed. */
  forget: () => void;
  /** Continues with a screen, as a new history entry. */
  goTo: (screen: ScreenName) => void;
  /** Goes back one screen; null on the first. */
  goBack: (() => void) | null;
  /** Called with the new account: the frame gets the user, and the optional steps begin. */
  accountMade: (user: User) => void;
  /**
   * Leaves a screen of the optional steps, with its answers or without (`skipped`). The last screen of a step sends the answers
   * of the step; the last of all completes sign-up.
   */
  leave: (screen: ScreenName, skipped?: readonly (keyof ProfilePatch)[]) => Promise<void>;
  /** Photos, which are sent while the flow goes on. */
  photos: PhotoUploads;
  /** True for a member outside sign-up: the screen redirects. */
  isOver: boolean;
}

const ANSWERED_BY: Readonly<Record<2 | 3 | 4, (field: keyof ProfilePatch) => boolean>> = {
  2: () => false,
  3: (field) => field !== 'about_me' && field !== 'interests',
  4: (field) => field === 'about_me' || field === 'interests',
};

function firstDraft(known: SlotProps['signup-modal'], country: string, userId: string | undefined): Draft {
  const { account, ...rest } = loadDraft(Date.now());
  const restored = ofMember(rest, known.member);
  return {
    gender: null,
    seeking: null,
    country: isCountryCode(country) ? country : 'NL',
    ...NOBODY,
    profile: {},
    ...restored,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(account !== undefined && account === userId && { account }),
  };
}

/** A message stored for one member is not sent to another. */
function ofMember(restored: Partial<Draft>, member: string | undefined): Partial<Draft> {
  if (member === undefined || member === restored.member) return restored;
  const { signup_message: _text, fictional_confirmed: _confirmed, ...others } = restored;
  return others;
}

/** Returns what an entry of the history shows, as far as the answers before it are given. */
function shownAt(asked: ScreenName, { account, gender, seeking, day, month, year }: Draft): Shown {
  if (account !== undefined) return isBeforeAccount(asked) ? 'made' : asked;
  if (!gender || !seeking) return 'who';
  if (!day || !month || !year) return asked === 'who' ? asked : 'birth';
  return isBeforeAccount(asked) ? asked : 'account';
}

/**
 * Leads through sign-up (spec §4 Sign-up flow). Each screen has a history entry, which survives a reload; the answers are stored on
 * the device for a day.
 */
export function useSignupFlow(known: SlotProps['signup-modal']): SignupFlow {
  const bus = useBus();
  const shell = useShell();
  const settings = useSettings();
  const user = useUser();
  const location = useLocation();
  const navigate = useNavigate();
  const entry = signUpEntry(location.state);
  const depth = entry?.depth ?? 0;
  const [draft, setDraft] = useState(() => firstDraft(known, settings.geoip_selected_country, user?.id));
  const [password, setPassword] = useState('');
  const [consent, setConsent] = useState(false);
  const [completed, setCompleted] = useState(user !== null && entry?.screen === PROGRESS);
  const [first] = useState<ScreenName>(() => (known.gender || known.email ? 'birth' : 'who'));
  const [resumed] = useState(completed || draft.account !== undefined);
  const asked = SCREENS.find((screen) => screen === entry?.screen) ?? first;
  const photos = usePhotoUploads(user?.profile.photos ?? [], (text) => {
    // On their own screen the refused photo shows why.
    if (asked !== 'photo') shell.toast({ text, tone: 'bad' });
  });

  useEffect(() => {
    if (!completed) storeDraft(draft, Date.now());
  }, [draft, completed]);
  useEffect(() => {
    // After a reload the frame does not know yet that this member is signing up.
    if (resumed) bus.publish('signup:progressed', { step: 1, complete: false });
  }, [bus, resumed]);

  function enter(screen: ScreenName | typeof PROGRESS): void {
    const state = { ...(location.state as object | null), signup: { screen, depth: depth + 1 } };
    void navigate({ pathname: location.pathname, search: location.search, hash: location.hash }, { state });
  }

  function backFrom(): (() => void) | null {
    const former = SCREENS[SCREENS.indexOf(asked) - 1];
    if (completed || former === undefined) return null;
    if (depth > 0) return () => void navigate(-1);
    // The flow began at a later screen: the earlier one replaces this entry.
    const state = { ...(location.state as object | null), signup: { screen: former, depth } };
    return () =>
      void navigate({ pathname: location.pathname, search: location.search }, { state, replace: true });
  }

  return {
    shown: completed ? PROGRESS : shownAt(asked, draft),
    depth,
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    answer: (part) => setDraft((current) => ({ ...current, profile: { ...current.profile, ...part } })),
    password,
    setPassword,
    consent,
    setConsent,
    forget() {
      setPassword('');
      setConsent(false);
      setDraft((current) => ({ ...current, ...NOBODY }));
    },
    goTo: enter,
    goBack: backFrom(),
    accountMade(made) {
      // Published before the frame knows the member: sign-up in progress stops it from leading them away.
      bus.publish('signup:progressed', { step: 1, complete: false });
      setPassword('');
      setDraft(({ gender, seeking, country, profile }) => ({
        gender,
        seeking,
        country,
        profile,
        ...NOBODY,
        account: made.id,
      }));
      shell.setUser(made);
      enter(FIRST_AFTER_ACCOUNT);
    },
    async leave(screen, skipped = []) {
      const profile: ProfilePatch = Object.fromEntries(
        Object.entries(draft.profile).filter(([field]) => !skipped.some((name) => name === field)),
      );
      setDraft((current) => ({ ...current, profile }));
      const next = screenAfter(screen);
      const step = stepOf(screen);
      if (endsStep(screen) && (step === 2 || step === 3 || step === 4)) {
        const { user: changed, complete } = await finishStep(step, answersOf(step, profile));
        shell.setUser(changed);
        bus.publish('signup:progressed', { step, complete: false });
        if (complete) {
          dropDraft();
          setCompleted(true);
        }
      }
      enter(next ?? PROGRESS);
    },
    photos,
    isOver: user !== null && draft.account === undefined && !completed,
  };
}

/** Returns the answers that a step sends; nothing when all of it was skipped. */
function answersOf(step: 2 | 3 | 4, profile: ProfilePatch): ProfilePatch | undefined {
  const answers = Object.entries(profile).filter(([field]) => ANSWERED_BY[step](field as keyof ProfilePatch));
  return answers.length > 0 ? Object.fromEntries(answers) : undefined;
}
