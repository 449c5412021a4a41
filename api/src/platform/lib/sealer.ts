import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what the database must be able to give back. A text opens for the purpose it was sealed for, and for no other. */
export interface Sealer {
  seal(text: string, purpose: string): string;
  /** @throws Error for a text of another key or purpose, and for a changed one */
  open(sealed: string, purpose: string): string;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSealer(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealer', 32));
  return {
    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
