import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  CredentialProof,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '@rendezvous/contract/resources/passkeys/schemas';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Credential {
  id: Buffer;
  key: KeyObject;
  userHandle: string;
  rpId: string;
}

/** What a lying browser or authenticator says instead of the truth. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** The device was not unlocked. */
  unverified?: boolean;
  userHandle?: string;
  /** Site whose frame the ceremony ran in. */
  topOrigin?: string;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** A browser with an authenticator made of software: ES256 keys, attestation "none", one counter for all of its passkeys. */
export class Authenticator {
  readonly credentials: Credential[] = [];
  readonly #origin: string;
  /** Signatures so far; 0 all the time for one that does not count. */
  counter: number;
  readonly #counts: boolean;

  constructor({ origin = 'http://localhost:4200', counts = true } = {}) {
    this.#origin = origin;
    this.#counts = counts;
    this.counter = 0;
  }

  /** Makes a passkey. */
  make(options: PasskeyCreation, lies: Lies = {}): NewCredential {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    const rpId = lies.rpId ?? options.rp.id;
    this.credentials.push({ id, key: privateKey, userHandle: options.user.id, rpId });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.#head(rpId, lies, ATTESTED), Buffer.alloc(16), length, id, cose]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      id: id.toString('base64url'),
      client_data: this.#said('webauthn.create', options.challenge, lies),
      attestation: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Proves a passkey: the one that is asked for, else the newest. */
  prove(options: PasskeyRequest, lies: Lies = {}): CredentialProof {
    const wanted = new Set(options.allowCredentials.map(({ id }) => id));
    const credential = this.credentials.findLast(
      ({ id }) => wanted.size === 0 || wanted.has(id.toString('base64url')),
    );
    if (!credential) throw new Error('no passkey for this site');
    if (this.#counts) this.counter += 1;
    const clientData = this.#said('webauthn.get', options.challenge, lies);
    const authData = this.#head(lies.rpId ?? credential.rpId, lies);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientData, 'base64url'))]);
    return {
      id: credential.id.toString('base64url'),
      client_data: clientData,
      authenticator_data: authData.toString('base64url'),
      signature: sign('sha256', signed, credential.key).toString('base64url'),
      user_handle: lies.userHandle ?? credential.userHandle,
    };
  }

  #head(rpId: string, { unverified = false }: Lies, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | (unverified ? 0 : VERIFIED) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #said(type: string, challenge: string, lies: Lies): string {
    const said = {
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? this.#origin,
      crossOrigin: lies.topOrigin !== undefined,
      ...(lies.topOrigin !== undefined && { topOrigin: lies.topOrigin }),
    };
    return Buffer.from(JSON.stringify(said)).toString('base64url');
  }
}
