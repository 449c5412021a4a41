import { PROFILE_CONSENT } from '@rendezvous/contract/signup-values';
/** A member who uses the API as the browser does: cookies kept, `X-Client` and `Origin` on every write. */
export class ApiMember {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  /** The session, for requests that are no calls of the API. */
  get cookie(): string {
    return this.#cookie;
  }

  /** One request; answers with status and body, whatever the status is. */
  async call<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        'x-client': 'web/2',
        origin: this.#url,
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#cookie = line.split(';')[0]!;
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
  async signUp(name: string, gender: 'female' | 'male'): Promise<string> {
    const email = `${name.toLowerCase()}@example.org`;
    const { user } = await this.need<{ user: { id: string } }>('POST', '/api/signup.php', {
      email,
      name,
      password: `halfway-${name}-2026`,
      date_of_birth: '1990-02-03',
      gender,
      seeking: gender === 'female' ? 'male' : 'female',
      country: 'NL',
      language: 'en',
      profile_consent: PROFILE_CONSENT,
    });
    for (const step of [2, 3, 4]) await this.need('PUT', '/api/signup.php', { step });
    await this.need('POST', '/api/activate.php', { token: await this.#activationToken(email) });
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
