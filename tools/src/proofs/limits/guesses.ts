import { Agent, request } from 'node:http';
import { OPERATOR_CODES } from '@rendezvous/contract/operators/values';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';

/** Requests on their way at once. */
const AT_ONCE = 50;

/** What came of guesses at one secret. */
export interface Guesses {
  tried: number;
  /** Guesses with an answer that shows that the secret was compared. */
  evaluated: number;
  /** Most that may be evaluated. */
  allowed: number;
  /** The right secret, given after all guesses, was refused as well. */
  rightRefused?: boolean;
}

export interface Reply {
  status: number;
  cookie: string;
  milliseconds: number;
}

/** Sends writes as a browser does, over connections that stay open, in turns to several processes. */
export class Guesser {
  readonly #urls: readonly string[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  #sent = 0;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /** Posts to the next process. */
  post(path: string, body: object, cookie = ''): Promise<Reply> {
    return this.send('POST', path, body, cookie);
  }

  /** Writes to the next process. */
  async send(method: 'POST' | 'PUT', path: string, body: object, cookie = ''): Promise<Reply> {
    const url = this.#urls[this.#sent % this.#urls.length]!;
    this.#sent += 1;
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'x-client': 'web/2',
      origin: url,
      ...(cookie && { cookie }),
    };
    const began = performance.now();
    return new Promise((resolve, reject) => {
      request(`${url}${path}`, { method, agent: this.#agent, headers }, (response) => {
        const cookies = response.headers['set-cookie'] ?? [];
        response.resume().once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cookie: cookies.map((line) => line.split(';')[0]).join('; '),
            milliseconds: performance.now() - began,
          }),
        );
      })
        .once('error', reject)
        .end(text);
    });
  }

  /** Posts many bodies, some at once, and counts the answers by status. */
  async postAll(
    path: string,
    count: number,
    bodyOf: (number: number) => object,
    cookie = '',
  ): Promise<Map<number, number>> {
    const answers = new Map<number, number>();
    let next = 0;
    const work = async () => {
      for (let number = next++; number < count; number = next++) {
        const { status } = await this.post(path, bodyOf(number), cookie);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return answers;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The address of a member that a proof makes. */
export const addressOf = (name: string): string => `${name.toLowerCase()}@example.org`;
/** The password of a member that a proof makes. */
const passwordOf = (name: string): string => `halfway-${name}-2026`;

/** A sign-up under this name, with the address of the same name unless said otherwise. */
export const signupOf = (name: string, email = addressOf(name)) => ({
  email,
  name,
  password: passwordOf(name),
  date_of_birth: '1990-02-03',
  gender: 'female',
  seeking: 'male',
  country: 'NL',
  language: 'en',
  profile_consent: PROFILE_CONSENT,
});

/** Signs a member up. Returns their session. */
export async function signUp(guesser: Guesser, name: string): Promise<string> {
  const { status, cookie } = await guesser.post('/api/signup.php', signupOf(name));
  if (status !== 201) throw new Error(`sign-up of ${name} answered ${status}`);
  return cookie;
}

/**
 * Guesses at the password of a log-in. An answer of 401 shows that a guess was compared; the last one that is looked at is answered
 * by the lock.
 */
export async function guessLogIn(guesser: Guesser, name: string, tries: number): Promise<Guesses> {
  const email = addressOf(name);
  const answers = await guesser.postAll('/api/user.php', tries, (number) => ({
    email,
    password: `wrong-${number}`,
  }));
  const right = await guesser.post('/api/user.php', { email, password: passwordOf(name) });
  const [evaluated, allowed] = [answers.get(401) ?? 0, 5];
  return { tried: tries, evaluated, allowed, rightRefused: right.status === 429 };
}

/** Guesses at the password that a fresh log-in asks for, with an open session in a browser that the account does not know. */
export async function guessFreshLogIn(
  guesser: Guesser,
  { name, session }: { name: string; session: string },
  tries: number,
): Promise<Guesses> {
  const path = '/api/reauthenticate.php';
  const answers = await guesser.postAll(path, tries, (number) => ({ password: `wrong-${number}` }), session);
  const right = await guesser.post(path, { password: passwordOf(name) }, session);
  return {
    tried: tries,
    evaluated: answers.get(401) ?? 0,
    allowed: 5,
    rightRefused: right.status === 429,
  };
}

/** Guesses at the code of an operator whose key is known. An answer of 422 shows that a guess was compared. */
export async function guessOperatorCodes(guesser: Guesser, key: string, tries: number): Promise<Guesses> {
  const { status, cookie } = await guesser.post('/api/ops/log-in', { key });
  if (status !== 200) throw new Error(`log-in of the operator answered ${status}`);
  const answers = await guesser.postAll(
    '/api/ops/second-factor',
    tries,
    (number) => ({ code: String(number).padStart(6, '0') }),
    cookie,
  );
  return { tried: tries, evaluated: answers.get(422) ?? 0, allowed: OPERATOR_CODES.max };
}

/** A guessed secret in the form of the endpoint. */
function guessFor(path: string, number: number): object {
  const token = `guess${String(number).padStart(16, '0')}`;
  if (path.includes('reset')) return { token, password: 'some new password 2026' };
  if (!path.includes('passkey')) return { token };
  const said = { type: 'webauthn.get', challenge: token, origin: 'http://localhost' };
  const client_data = Buffer.from(JSON.stringify(said)).toString('base64url');
  return {
    credential: { id: token, client_data, authenticator_data: token, signature: token, user_handle: token },
  };
}

/** Guesses at the secret of mailed links, or at passkeys, from one address. Every answer but 429 shows that a secret was looked up. */
export async function guessSecrets(
  guesser: Guesser,
  path: string,
  { tries, perMinute }: { tries: number; perMinute: number },
): Promise<Guesses> {
  const began = performance.now();
  const answers = await guesser.postAll(path, tries, (number) => guessFor(path, number));
  const minutes = Math.ceil((performance.now() - began) / 60_000) + 1;
  return { tried: tries, evaluated: tries - (answers.get(429) ?? 0), allowed: perMinute * minutes };
}
