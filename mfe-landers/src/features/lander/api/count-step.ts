import { api } from '@rendezvous/api-client/client';
import type { Lander, LanderStep } from '@rendezvous/contract/lander';

/** Counts a step on a landing page. Nobody waits for it, and a count that is lost is no loss to the visitor. */
export function countStep({ name, version, variant }: Lander, step: LanderStep): void {
  api.post('/api/lander-event.php', { lander: name, version, variant, step }).catch(() => undefined);
}
