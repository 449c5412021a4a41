import { api } from '@rendezvous/api-client/client';
import type { ProfilePatch } from '@rendezvous/contract/profile';
import type { SignupStepResponse } from '@rendezvous/contract/signup';

/** Keeps what a step told, or nothing when it was skipped; step 4 completes sign-up and starts the activation mail. */
export function finishStep(step: 2 | 3 | 4, profile?: ProfilePatch): Promise<SignupStepResponse> {
  return api.put<SignupStepResponse>('/api/signup.php', { step, profile });
}
