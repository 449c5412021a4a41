/** What a browser double does when a page makes or proves a passkey. */
export interface PasskeyBrowser {
  /** Error of `make` and `prove`, as browsers name them; none unless said otherwise. */
  fails?: 'NotAllowedError' | 'InvalidStateError' | 'SecurityError';
  /** The browser offers passkeys among the entries of a field, and one is chosen at once. */
  offers?: boolean;
}

class Credential {
  readonly id = 'credential-1';
  readonly type = 'public-key';
  readonly response: object;
  static isConditionalMediationAvailable = () => Promise.resolve(false);
  constructor(response: object) {
    this.response = response;
  }
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;

class Attestation {
  readonly clientDataJSON = bytes('client data');
  readonly attestationObject = bytes('attestation');
  readonly getTransports = () => ['internal'];
}

class Assertion {
  readonly clientDataJSON = bytes('client data');
  readonly authenticatorData = bytes('authenticator data');
  readonly signature = bytes('signature');
  readonly userHandle = bytes('user');
}

/** What the credentials of the double look like in a call. */
export const SENT_CREATION = {
  id: 'credential-1',
  client_data: 'Y2xpZW50IGRhdGE',
  attestation: 'YXR0ZXN0YXRpb24',
  transports: ['internal'],
};
export const SENT_PROOF = {
  id: 'credential-1',
  client_data: 'Y2xpZW50IGRhdGE',
  authenticator_data: 'YXV0aGVudGljYXRvciBkYXRh',
  signature: 'c2lnbmF0dXJl',
  user_handle: 'dXNlcg',
};

/** Answers of the first step, as the server makes them. */
export const REQUEST_OPTIONS = {
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'localhost',
    timeout: 600_000,
    userVerification: 'required',
    allowCredentials: [],
  },
};
export const CREATION_OPTIONS = {
  options: {
    rp: { id: 'localhost', name: 'Rendezvous' },
    user: { id: 'dXNlcg', name: 'daan@mail.example', displayName: 'Daan' },
    challenge: 'Y2hhbGxlbmdl',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 600_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  },
};

const GLOBALS = {
  PublicKeyCredential: Credential,
  AuthenticatorAttestationResponse: Attestation,
  AuthenticatorAssertionResponse: Assertion,
  isSecureContext: true,
};

/**
 * Gives the page a browser that knows passkeys, at `localhost`: browsers know none for numeric addresses. Call it once the API is served.
 * @returns a function that removes it again
 */
export function givePasskeys({ fails, offers = false }: PasskeyBrowser = {}): () => void {
  const answer = (response: object) =>
    fails ? Promise.reject(new DOMException('', fails)) : Promise.resolve(new Credential(response));
  const credentials = {
    create: () => answer(new Attestation()),
    get: ({ mediation, signal }: CredentialRequestOptions) => {
      if (mediation !== 'conditional' || offers) return answer(new Assertion());
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    },
  };
  Credential.isConditionalMediationAvailable = () => Promise.resolve(offers);
  for (const [name, value] of Object.entries(GLOBALS))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  globalThis.setPageAddress(window.location.href.replace('127.0.0.1', 'localhost'));
  return () => {
    for (const name of Object.keys(GLOBALS)) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(navigator, 'credentials');
  };
}
