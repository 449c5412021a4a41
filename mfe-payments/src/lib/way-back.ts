import type { SlotProps } from '@rendezvous/contract/composition/slots';

const KEY = 'rv.buying.back';

/** The conversation that a payment interrupted. */
export type WayBack = NonNullable<SlotProps['buy-alert']['back']>;

const isWayBack = (value: unknown): value is WayBack =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?!\/)/.test(value.path) &&
  'name' in value &&
  typeof value.name === 'string';

/** Stores the way back in this tab while the payment is made elsewhere; without one, forgets the last. */
export function storeWayBack(back: WayBack | undefined): void {
  try {
    if (back) sessionStorage.setItem(KEY, JSON.stringify(back));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the result of the payment leads to the list of conversations.
  }
}

/** Returns the way back; null without one. */
export function readWayBack(): WayBack | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isWayBack(value) ? value : null;
  } catch {
    return null;
  }
}
