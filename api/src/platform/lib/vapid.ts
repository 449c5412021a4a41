import { createECDH } from 'node:crypto';

/** The key pair a server proves itself to push services with (RFC 8292), base64url as browsers and environment carry it. */
export interface VapidPair {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';

export function makeVapidPair(): VapidPair {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  const privateKey = Buffer.alloc(32);
  const made = curve.getPrivateKey();
  made.copy(privateKey, 32 - made.length);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/** Do the two keys belong together? */
export function isVapidPair({ publicKey, privateKey }: VapidPair): boolean {
  try {
    const curve = createECDH(CURVE);
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
}

/** Is this the public key of a browser's subscription: a point on the curve? */
export function isCurvePoint(key: string): boolean {
  try {
    const curve = createECDH(CURVE);
    curve.generateKeys();
    curve.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
