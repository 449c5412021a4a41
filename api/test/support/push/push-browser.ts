import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushPayload, PushSubscriptionJson } from '@rendezvous/contract/resources/push/schemas';

const CURVE = 'prime256v1';
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's half of web push: makes a subscription, and reads what was encrypted for it (RFC 8291, RFC 8188). */
export class PushBrowser {
  readonly #curve = createECDH(CURVE);
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.#curve.generateKeys();
    this.endpoint = endpoint;
  }

  get subscription(): PushSubscriptionJson {
    return {
      endpoint: this.endpoint,
      expirationTime: null,
      keys: { p256dh: this.#curve.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** Decrypts an `aes128gcm` body; fails when it was encrypted for another browser. */
  read(body: Buffer): PushPayload {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const senderKey = body.subarray(21, 21 + body[20]!);
    const record = body.subarray(21 + body[20]!);
    assert.ok(record.length <= recordSize, 'one record');
    const own = this.#curve.getPublicKey();
    const secret = derive(
      this.#curve.computeSecret(senderKey),
      this.#auth,
      Buffer.concat([Buffer.from('WebPush: info\0'), own, senderKey]),
      32,
    );
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    assert.equal(plain.at(-1), 2, 'the last record ends with its delimiter');
    return JSON.parse(plain.subarray(0, -1).toString()) as PushPayload;
  }
}

/** Checks the server's signature as a push service does (RFC 8292), and returns what it signed. */
export function checkVapid(
  authorization: string | undefined,
  publicKey: string,
): { aud: string; exp: number; sub: string } {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  assert.equal(key, publicKey, 'signed by the key browsers subscribe with');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const genuine = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  assert.ok(genuine, 'the signature is genuine');
  assert.deepEqual(JSON.parse(Buffer.from(header, 'base64url').toString()), { typ: 'JWT', alg: 'ES256' });
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}
