import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { BREAKPOINTS } from '@rendezvous/theme/media';

/** Answers given before sign-up. */
export type SignUpStart = SlotProps['signup-modal'];

/** Returns the address of the sign-up page with the answers given so far. The e-mail address stays out of it. */
export function signUpPath({ gender, seeking, member }: SignUpStart): string {
  const known = Object.entries({ gender, seeking, member }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const query = new URLSearchParams(known).toString();
  return query ? `${pathTo('signup')}?${query}` : pathTo('signup');
}

/**
 * Opens sign-up as a dialog where the window has room. False on smartphones and without the remote: the caller leads to
 * `signUpPath` (spec §2 Sign-up modal).
 */
export function openSignUp(
  openSlot: (slot: 'signup-modal', known: SignUpStart) => boolean,
  known: SignUpStart,
): boolean {
  return window.matchMedia(`(min-width: ${BREAKPOINTS.tablet}px)`).matches && openSlot('signup-modal', known);
}

/** Place of an open sign-up in the browser's history. */
export interface SignUpEntry {
  /** Name of the screen. */
  screen: string;
  /** Number of entries that sign-up has added up to this one. */
  depth: number;
}

/** Returns the sign-up entry in the state of a location, or null. A reload preserves the state. */
export function signUpEntry(state: unknown): SignUpEntry | null {
  const { signup } = (state ?? {}) as { signup?: Partial<SignUpEntry> };
  return typeof signup?.screen === 'string' && typeof signup.depth === 'number'
    ? { screen: signup.screen, depth: signup.depth }
    : null;
}
