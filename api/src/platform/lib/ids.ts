import { hash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random bytes are asked for many at a time: an id needs a few dozen, and each call costs as much as hundreds. */
const SUPPLY = 4096;
let supply = Buffer.alloc(0);

/** Bytes that no one else gets. */
function nextBytes(count: number): Buffer {
  if (supply.length < count) supply = randomBytes(Math.max(SUPPLY, count));
  const drawn = supply.subarray(0, count);
  supply = supply.subarray(count);
  return drawn;
}

/** Random characters of the base-62 alphabet, without bias: bytes that would favour some letters are discarded. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of nextBytes(length * 2)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

/** A new opaque identifier: 22 random characters, more than 128 bits, never sequential. */
export function newId(): string {
  return randomText(22);
}

/** A secret for a cookie or a link: 22 characters, more than 128 bits. Only its `hashToken` may be stored. */
export function newToken(): string {
  return randomText(22);
}

/** Digest of a secret for the database. Tokens are random, so a plain digest cannot be searched backwards. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
