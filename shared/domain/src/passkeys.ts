import type {
  CredentialProof,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '@rendezvous/contract/resources/passkeys/schemas';

/** Reason that a browser made or proved no passkey: `cancelled` also covers its own time limit, `known` a device that has one already. */
export type CeremonyFault = 'cancelled' | 'known' | 'failed';

/** A ceremony that the browser ended. */
export class CeremonyError extends Error {
  readonly fault: CeremonyFault;

  constructor(fault: CeremonyFault) {
    super(fault);
    this.name = 'CeremonyError';
    this.fault = fault;
  }
}

const FAULTS: Readonly<Record<string, CeremonyFault>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
};

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const descriptors = (known: PasskeyRequest['allowCredentials']): PublicKeyCredentialDescriptor[] =>
  known.map(({ id, type, transports }) => ({
    id: bytesOf(id),
    type,
    transports: transports as AuthenticatorTransport[],
  }));

async function carryOut(ceremony: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await ceremony.catch((error: unknown) => {
    throw new CeremonyError((error instanceof DOMException && FAULTS[error.name]) || 'failed');
  });
  if (credential instanceof PublicKeyCredential) return credential;
  throw new CeremonyError('failed');
}

/** Makes a passkey on this device, or on one that the browser reaches. @throws CeremonyError */
export async function makePasskey(options: PasskeyCreation): Promise<NewCredential> {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const { id, response } = await carryOut(
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: descriptors(excludeCredentials),
      },
    }),
  );
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new CeremonyError('failed');
  return {
    id,
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  };
}

/**
 * Proves a passkey. With `offered` the browser offers it among the entries of a field, until one is chosen or `signal` ends it.
 * @throws CeremonyError
 */
export async function provePasskey(
  options: PasskeyRequest,
  { offered = false, signal }: { offered?: boolean; signal?: AbortSignal } = {},
): Promise<CredentialProof> {
  const { challenge, allowCredentials, ...rest } = options;
  const { id, response } = await carryOut(
    navigator.credentials.get({
      ...(offered && { mediation: 'conditional' }),
      ...(signal && { signal }),
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        allowCredentials: descriptors(allowCredentials),
      },
    }),
  );
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new CeremonyError('failed');
  return {
    id,
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    user_handle: response.userHandle && textOf(response.userHandle),
  };
}
