import { call } from '@rendezvous/api-client/client';
import { FINISH_SIGNUP_STEP } from '@rendezvous/contract/resources/signup/calls';
import type { ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';
import type { SignupStepResponse } from '@rendezvous/contract/resources/signup/schemas';

/** Stores the answers of a step, or nothing when it was skipped; step 4 completes sign-up and starts the activation mail. */
export function finishStep(step: 2 | 3 | 4, profile?: ProfilePatch): Promise<SignupStepResponse> {
  return call(FINISH_SIGNUP_STEP, { step, profile });
}
