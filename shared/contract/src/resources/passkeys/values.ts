import type { TextRule } from '#src/kernel/field-rules.ts';

/** Name that a member gives a passkey, such as "My phone". */
export const PASSKEY_NAME = { min: 1, max: 60, pattern: '\\S' } as const satisfies TextRule;

/** Passkeys that one account may have. */
export const MOST_PASSKEYS = 20;

/** Time limit of a ceremony, in milliseconds: the browser asks for so long, and the server accepts the answer until then. */
export const CEREMONY_MS = 10 * 60_000;
