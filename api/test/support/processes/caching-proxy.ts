import type { TestClient } from '../client.ts';

interface Cached {
  status: number;
  body: string;
  /** Values of the headers that the answer varies by, as the first client sent them. */
  varies: string;
}

/**
 * A cache that several browsers share, as a company or a provider runs one: it stores what `Cache-Control` allows a shared cache to store and
 * hands it to the next who asks (RFC 9111, without ages: nothing gets old in a test).
 */
export class CachingProxy {
  readonly #cached = new Map<string, Cached[]>();
  #hits = 0;

  /** How often an answer came out of the cache. */
  get hits(): number {
    return this.#hits;
  }

  async get(
    client: TestClient,
    url: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: string }> {
    const sent: Record<string, string> = {
      ...headers,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const found = (this.#cached.get(url) ?? []).find(({ varies }) => {
      const names = Object.keys(JSON.parse(varies) as object);
      return varies === valuesOf(names, sent);
    });
    if (found) {
      this.#hits += 1;
      return found;
    }
    const answer = await client.get(url, { headers });
    const made = { status: answer.status, body: answer.text };
    const vary = String(answer.headers.vary ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== '');
    const policy = String(answer.headers['cache-control'] ?? '');
    if (mayCache(policy, answer.status) && !vary.includes('*'))
      this.#cached.set(url, [...(this.#cached.get(url) ?? []), { ...made, varies: valuesOf(vary, sent) }]);
    return made;
  }
}

/** Without a word of it a cache may guess an age, as many do. */
function mayCache(policy: string, status: number): boolean {
  return status === 200 && !/no-store|private|no-cache|max-age=0(?!\d)/.test(policy);
}

function valuesOf(names: readonly string[], sent: Record<string, string>): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, sent[name] ?? ''])));
}
