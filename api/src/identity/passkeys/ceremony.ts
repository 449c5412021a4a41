import {
  CEREMONY_MS,
  type CredentialProof,
  type NewCredential,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@rendezvous/contract/resources/passkeys/schemas';
import { problem } from '#src/platform/lib/problem.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loaded with the first answer of a passkey: it needs 28 MB. */
const library = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256, which all authenticators together know. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey that is known already, as far as a browser needs it. */
export interface KnownPasskey {
  credential_id: string;
  transports: readonly string[];
}

/** The account that a passkey is made for. */
export interface PasskeyOwner {
  /** Opaque id that authenticators store with the passkey. */
  id: string;
  /** Name that an authenticator shows to distinguish accounts. */
  account: string;
  name: string;
}

/** Stored data of a new passkey. */
export interface MadePasskey {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

const descriptors = (known: readonly KnownPasskey[]) =>
  known.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: [...transports],
  }));

/** Id of an owner as authenticators store it. */
export const handleOf = (ownerId: string): string => Buffer.from(ownerId).toString('base64url');

/**
 * What a browser makes a passkey with, behind the screen lock of its device.
 * @param nameless it logs in without a name; else it only proves an account that is known, and need not be stored on a security key
 */
export function creationOptions(
  site: RelyingParty & { name: string },
  owner: PasskeyOwner,
  known: readonly KnownPasskey[],
  challenge: string,
  { nameless = true } = {},
): PasskeyCreation {
  return {
    rp: { id: site.id, name: site.name },
    user: { id: handleOf(owner.id), name: owner.account, displayName: owner.name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CEREMONY_MS,
    excludeCredentials: descriptors(known),
    authenticatorSelection: {
      residentKey: nameless ? 'required' : 'discouraged',
      requireResidentKey: nameless,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** What a browser proves a passkey with; without known ones it offers those it has for the site. */
export function requestOptions(
  site: RelyingParty,
  known: readonly KnownPasskey[],
  challenge: string,
): PasskeyRequest {
  return {
    challenge,
    rpId: site.id,
    timeout: CEREMONY_MS,
    userVerification: 'required',
    allowCredentials: descriptors(known),
  };
}

/**
 * Checks a new credential against site and challenge.
 * @throws problem `passkey_refused`
 */
export async function checkNewCredential(
  site: RelyingParty,
  challenge: string,
  { id, client_data, attestation, transports }: NewCredential,
): Promise<MadePasskey> {
  refuseFrame(client_data);
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: client_data, attestationObject: attestation },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!result.verified || result.registrationInfo.credential.id !== id) throw problem('passkey_refused');
  const { credential } = result.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  };
}

/**
 * Checks the proof of a stored passkey against site and challenge.
 * @returns the authenticator's count of signatures
 * @throws problem `passkey_refused`, also for a count that went back: the key was copied
 */
export async function checkProof(
  site: RelyingParty,
  challenge: string,
  proof: CredentialProof,
  passkey: Omit<MadePasskey, 'transports'>,
): Promise<number> {
  refuseFrame(proof.client_data);
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: {
      id: proof.id,
      rawId: proof.id,
      type: 'public-key',
      response: {
        clientDataJSON: proof.client_data,
        authenticatorData: proof.authenticator_data,
        signature: proof.signature,
        ...(proof.user_handle !== null && { userHandle: proof.user_handle }),
      },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refuse);
  if (!result.verified) throw problem('passkey_refused');
  return result.authenticationInfo.newCounter;
}

/** Refuses a ceremony in a frame of another site; the library checks that of a log-in only. @throws problem `passkey_refused` */
function refuseFrame(clientData: string): void {
  const said = readClientData(clientData);
  if (said === null || said.crossOrigin === true || said.topOrigin !== undefined) refuse();
}

function readClientData(clientData: string): { crossOrigin?: unknown; topOrigin?: unknown } | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return typeof said === 'object' ? said : null;
  } catch {
    return null;
  }
}

/** The library throws on a wrong answer. The refusal names no reason. */
function refuse(): never {
  throw problem('passkey_refused');
}
