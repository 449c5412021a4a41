import { useIntl } from 'react-intl';
import type { ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { errorText } from '@rendezvous/i18n/errors';
import type { ScreenName } from '../screens.ts';
import type { SignupFlow } from './use-signup-flow.ts';

/** Leaves a screen of the optional steps. The answers stay after a refusal. `fields` are forgotten when the screen is skipped. */
export function useStep(flow: SignupFlow, screen: ScreenName, fields: readonly (keyof ProfilePatch)[] = []) {
  const intl = useIntl();
  const { run, busy, refused } = useAct((skipped: readonly (keyof ProfilePatch)[]) =>
    flow.leave(screen, skipped),
  );
  return {
    busy,
    error: refused && errorText(intl, refused.problem),
    goOn: () => void run([]),
    skip: () => void run(fields),
  };
}
