import { PasskeyStore } from '#src/identity/passkeys/face.ts';

/** Passkeys of operators. */
export const operatorPasskeys = new PasskeyStore('operator_passkeys', 'operator_id');
