import { useEffect, useState } from 'react';
import { isCountryCode } from '@rendezvous/contract/countries';
import type { ProfilePatch } from '@rendezvous/contract/profile';
import type { SlotProps } from '@rendezvous/contract/slots';
import type { User } from '@rendezvous/contract/user';
import { useBus, useSettings, useShell } from '@rendezvous/remote/react/hooks';
import { finishStep } from '../api/finish-step.ts';
import { dropDraft, keepDraft, loadDraft, type Draft } from '../draft.ts';

/** Steps 0 to 4 of the flow, then the work before the activation mail (spec §4 Sign-up flow). */
export type FlowStep = 0 | 1 | 2 | 3 | 4 | 'progress';

export interface SignupFlow {
  step: FlowStep;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  goTo: (step: 0 | 1) => void;
  /** The account stands: the frame learns who is logged in, and the optional steps begin. */
  accountMade: (user: User) => void;
  /** Finishes one of the optional steps, with what it told or with nothing when it was skipped. */
  finish: (step: 2 | 3 | 4, profile?: ProfilePatch) => Promise<void>;
}

function firstDraft(known: SlotProps['signup-modal'], country: string): Draft {
  const kept = loadDraft(Date.now());
  return {
    gender: null,
    seeking: null,
    country: isCountryCode(country) ? country : 'NL',
    email: '',
    name: '',
    day: '',
    month: '',
    year: '',
    ...kept,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  };
}

/** Leads through sign-up; what is told survives a reload for a day, and the frame knows that it is going on. */
export function useSignupFlow(known: SlotProps['signup-modal']): SignupFlow {
  const bus = useBus();
  const shell = useShell();
  const settings = useSettings();
  const [draft, setDraft] = useState(() => firstDraft(known, settings.geoip_selected_country));
  const [step, setStep] = useState<FlowStep>(
    draft.gender && draft.seeking && (known.gender || known.email) ? 1 : 0,
  );

  useEffect(() => {
    if (step !== 'progress') keepDraft(draft, Date.now());
  }, [draft, step]);

  return {
    step,
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    goTo: setStep,
    accountMade(user) {
      // Told before the frame knows the member: sign-up in progress is what keeps it from leading them away.
      bus.publish('signup:progressed', { step: 1, complete: false });
      shell.setUser(user);
      setStep(2);
    },
    async finish(done, profile) {
      const { user, complete } = await finishStep(done, profile);
      shell.setUser(user);
      bus.publish('signup:progressed', { step: done, complete: false });
      if (complete) dropDraft();
      setStep(complete ? 'progress' : ((done + 1) as 3 | 4));
    },
  };
}
