import { useMemo, useSyncExternalStore } from 'react';
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

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const unchanging = () => () => undefined;

/** Returns the way back; null without one. */
export const readWayBack = (): WayBack | null => parse(stored());

/** Returns the way back; null without one, and on the server, which does not know it. */
export function useWayBack(): WayBack | null {
  const text = useSyncExternalStore(unchanging, stored, () => null);
  return useMemo(() => parse(text), [text]);
}

function parse(text: string | null): WayBack | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isWayBack(value) ? value : null;
  } catch {
    return null;
  }
}
