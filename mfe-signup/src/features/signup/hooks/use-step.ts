import { useIntl } from 'react-intl';
import type { ProfilePatch } from '@rendezvous/contract/profile';
import { useAct } from '@rendezvous/domain/use-act';
import { errorText } from '@rendezvous/i18n/errors';
import type { SignupFlow } from './use-signup-flow.ts';

/** Finishes one optional step. What was typed stays after a refusal. */
export function useStep(flow: SignupFlow, step: 2 | 3 | 4) {
  const intl = useIntl();
  const { run, busy, refused } = useAct((profile: ProfilePatch | undefined) => flow.finish(step, profile));
  return {
    busy,
    error: refused && errorText(intl, refused.problem),
    finish: (profile?: ProfilePatch) => void run(profile),
  };
}
