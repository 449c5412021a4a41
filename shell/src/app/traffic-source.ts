import type { PageData } from '@rendezvous/contract/composition/page';
import { trafficSource } from '@rendezvous/domain/traffic-source';

/**
 * Is a traffic source known: a valid `network` or `ref` in the address, or one remembered within the last 30 days? While
 * the server draws, the request answers it.
 */
export function hasTrafficSource(page: PageData): boolean {
  if (typeof window === 'undefined') return page.trafficSource;
  return trafficSource() !== null;
}
