import { call } from '@rendezvous/api-client/client';
import { COUNT_LANDER_STEP } from '@rendezvous/contract/resources/landers/calls';
import type { Lander, LanderStep } from '@rendezvous/contract/resources/landers/schemas';

/** Counts a step on a landing page in the background; a lost count has no effect on the visitor. */
export function countStep({ name, version, variant }: Lander, step: LanderStep): void {
  call(COUNT_LANDER_STEP, { lander: name, version, variant, step }).catch(() => undefined);
}
