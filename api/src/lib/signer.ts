import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks short signatures over a few values; a changed value or another key does not pass. */
export interface Signer {
  sign(...values: string[]): string;
  verify(signature: string, ...values: string[]): boolean;
}

export function createSigner(secret: string): Signer {
  // Length-prefixed, so that moving characters between values changes what is signed.
  const digest = (values: string[]) => createHmac('sha256', secret).update(values.map((value) => `${value.length}:${value}`).join('')).digest();
  return {
    sign: (...values) => digest(values).subarray(0, 16).toString('base64url'),
    verify(signature, ...values) {
      const given = Buffer.from(signature, 'base64url');
      const expected = digest(values).subarray(0, 16);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
