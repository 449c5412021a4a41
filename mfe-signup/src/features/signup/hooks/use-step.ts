import { useIntl } from 'react-intl';
import type { ProfilePatch } from '@rendezvous/contract/profile';
import { useAct } from '@rendezvous/domain/use-act';
import { useLeaveGuard } from '@rendezvous/domain/use-leave-guard';
import { errorText } from '@rendezvous/i18n/errors';
import type { SignupFlow } from './use-signup-flow.ts';

/** Finishes one optional step. What was typed stays after a refusal, and is not left behind without a question. */
export function useStep(flow: SignupFlow, step: 2 | 3 | 4, unsaved: () => boolean = () => false) {
  const intl = useIntl();
  const { run, busy, refused } = useAct((profile: ProfilePatch | undefined) => flow.finish(step, profile));
  const leaving = useLeaveGuard(unsaved);
  return {
    busy,
    leaving,
    error: refused && errorText(intl, refused.problem),
    finish: (profile?: ProfilePatch) => void run(profile),
  };
}
