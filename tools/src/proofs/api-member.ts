import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';

export type Gender = 'female' | 'male';

const emailOf = (name: string): string => `${name.toLowerCase()}@example.org`;

/** What a sign-up sends. */
export const signUpBody = (name: string, gender: Gender) => ({
  email: emailOf(name),
  name,
  password: `halfway-${name}-2026`,
  date_of_birth: '1990-02-03',
  gender,
  seeking: gender === 'female' ? 'male' : 'female',
  country: 'NL',
  language: 'en',
  profile_consent: PROFILE_CONSENT,
});

/** A member's API client that acts as a browser: a jar of cookies, `X-Client` and `Origin` on every write. */
export class ApiMember {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  /** @param cookie a session that is open already */
  constructor(url: string, cookie = '') {
    this.#url = url;
    if (cookie) this.#store(cookie);
  }

  /** The session and what else the browser has, for requests that are no calls of the API. */
  get cookie(): string {
    return [...this.#cookies.values()].join('; ');
  }

  #store(cookie: string): void {
    this.#cookies.set(cookie.split('=')[0]!, cookie);
  }

  /** One request; answers with status and body, whatever the status is. */
  async call<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-client': 'web/2',
        origin: this.#url,
        ...(this.#cookies.size > 0 && { cookie: this.cookie }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#store(line.split(';')[0]!);
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T };
  }

  /** Like `call`, and throws unless the answer is a success. */
  async need<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Signs a member up and activates the account by the link in the mail. Returns the member's id. */
  async signUp(name: string, gender: Gender): Promise<string> {
    const { user } = await this.need<{ user: { id: string } }>(
      'POST',
      '/api/signup.php',
      signUpBody(name, gender),
    );
    for (const step of [2, 3, 4]) await this.need('PUT', '/api/signup.php', { step });
    await this.need('POST', '/api/activate.php', { token: await this.#activationToken(emailOf(name)) });
    return user.id;
  }

  async #activationToken(email: string): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const mails = await fetch(`${this.#url}/dev/mail?to=${encodeURIComponent(email)}`, {
        headers: { accept: 'application/json' },
      });
      const { items } = (await mails.json()) as { items: { links: string[] }[] };
      const tokens = items.flatMap(({ links }) =>
        links.map((link) => new URL(link).searchParams.get('token')),
      );
      const token = tokens.find((found) => found !== null);
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no activation mail reached ${email}`);
  }
}
