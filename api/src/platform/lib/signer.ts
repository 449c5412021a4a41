import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks short signatures over a few values; a changed value or another key does not pass. */
export interface Signer {
  sign(...values: string[]): string;
  verify(signature: string, ...values: string[]): boolean;
}

export function createSigner(secret: string): Signer {
  // Length-prefixed, so that moving characters between values changes what is signed.
  const sign = (values: string[]) =>
    createHmac('sha256', secret)
      .update(values.map((value) => `${value.length}:${value}`).join(''))
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return {
    sign: (...values) => sign(values),
    verify(signature, ...values) {
      // Compared as text: several texts decode to the same bytes, and only one of them was signed.
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(values))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
