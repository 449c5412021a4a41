import {
  addressOf,
  type Arguments,
  type Call,
  type InputOf,
  type QueryOf,
  type ResponseOf,
} from '@rendezvous/contract/kernel/call';
import { READ_USER } from '@rendezvous/contract/resources/accounts/calls';
import { ApiError, problemOf } from './api-error.ts';
import { CLIENT_HEADER } from './client-header.ts';
import { retryDelay } from './retry.ts';
import { recordServerTime } from './server-time.ts';
import { sendForm } from './upload.ts';

export { ApiError } from './api-error.ts';
export { serverNow } from './server-time.ts';

const TRY_TIMEOUT_MS = 20_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a write safe to repeat: the server answers a repeated key with its first answer. */
  idempotencyKey?: string;
}

/** Options of one endpoint's calls. */
export interface EndpointOptions<C extends Call> extends CallOptions {
  /** Query of a call that has a body as well. */
  query?: QueryOf<C>;
}

/** What the client needs from its surroundings; tests give their own. */
export interface Surroundings {
  fetch: typeof fetch;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
  now(): number;
  online(): boolean;
}

/** A call as its refusal names it. */
interface Made {
  method: string;
  path: string;
  askedAt: number;
}

/** Calls of the API. Every call answers the JSON body (undefined for 204) or throws `ApiError`. */
export interface ApiClient {
  /** Calls an endpoint: `call(LIKE, { member })`. The input is the body, or the query of a call without one. */
  call<C extends Call>(
    endpoint: C,
    ...args: Arguments<InputOf<C>, EndpointOptions<C>>
  ): Promise<ResponseOf<C>>;
  /**
   * Sends a form with files to an endpoint; `onProgress` receives the share sent, 0 to 1. Never repeated by itself: under a key the
   * caller may repeat it.
   */
  upload<C extends Call>(
    endpoint: C,
    form: FormData,
    onProgress?: (share: number) => void,
    idempotencyKey?: string,
  ): Promise<ResponseOf<C>>;
  /** Reads an address made by `addressOf`: for caches, which know a call by its address alone. */
  read(address: string, options?: CallOptions): Promise<unknown>;
  /**
   * Calls back when the server says the session has ended (403 `authentication_required`), with the time the refused call
   * was made at: it may be older than the session. Returns the way to stop.
   */
  onAuthenticationRequired(listener: (askedAt: number) => void): () => void;
  /**
   * Aborts every read under way and starts none until the returned function is called: a log-out would make them fail.
   * Such readings throw `ApiError` with status 0.
   */
  pauseReads(): () => void;
}

const browser: Surroundings = {
  fetch: (...args) => fetch(...args),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => (clearTimeout(timer), reject(signal!.reason));
      const timer = setTimeout(() => (signal?.removeEventListener('abort', stop), resolve()), ms);
      signal?.addEventListener('abort', stop, { once: true });
    }),
  random: Math.random,
  now: Date.now,
  online: () => navigator.onLine,
};

/** Makes a client; the product uses the one `api` below. */
export function createClient({ fetch: send, sleep, random, now, online }: Surroundings = browser): ApiClient {
  const listeners = new Set<(askedAt: number) => void>();
  let reads = new AbortController();

  function refuse({ method, path, askedAt }: Made, status: number, body: unknown): never {
    const error = new ApiError(status, problemOf(status, body));
    // The user call asks for the own account: its refusal is an answer, not the end of a session (spec §8).
    const asksWho = method === 'GET' && path.split('?')[0] === READ_USER.path;
    if (error.problem.authentication_required && !asksWho) listeners.forEach((listener) => listener(askedAt));
    throw error;
  }

  async function attempt(method: string, path: string, init: RequestInit, signal?: AbortSignal) {
    const limit = AbortSignal.timeout(TRY_TIMEOUT_MS);
    try {
      const response = await send(path, {
        ...init,
        method,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      recordServerTime(response.headers.get('Date'));
      const text = response.status === 204 ? '' : await response.text();
      const { status, body } = answerOf(response.status, text);
      return { status, ok: isDone(status), body, retryAfter: response.headers.get('Retry-After') };
    } catch (error) {
      if (signal?.aborted) throw error;
      return { status: 0, ok: false, body: undefined, retryAfter: null };
    }
  }

  async function request<T>(
    method: string,
    path: string,
    body: unknown,
    { signal, idempotencyKey }: CallOptions = {},
  ): Promise<T> {
    const made: Made = { method, path, askedAt: now() };
    const init: RequestInit = {
      headers: headersOf(body, idempotencyKey),
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    for (let tries = 1; ; tries += 1) {
      signal?.throwIfAborted();
      const answer = await attempt(method, path, init, signal);
      if (answer.ok) return answer.body as T;
      const problem = answer.status === 0 ? null : problemOf(answer.status, answer.body);
      const failed = {
        method,
        idempotent: idempotencyKey !== undefined,
        status: answer.status,
        problem,
        retryAfter: answer.retryAfter,
        online: online(),
      };
      const delay = retryDelay(failed, tries, random, now());
      if (delay === null) refuse(made, answer.status, answer.body);
      await sleep(delay, signal);
    }
  }

  const read = <T>(address: string, { signal }: CallOptions = {}): Promise<T> =>
    request('GET', address, undefined, {
      signal: signal ? AbortSignal.any([signal, reads.signal]) : reads.signal,
    });

  return {
    call<C extends Call>(
      endpoint: C,
      ...[input, options = {}]: Arguments<InputOf<C>, EndpointOptions<C>>
    ): Promise<ResponseOf<C>> {
      if (endpoint.method === 'GET') return read(addressOf(endpoint, input as QueryOf<C>), options);
      return request(endpoint.method, addressOf(endpoint, options.query), input, options);
    },
    async upload<C extends Call>(
      endpoint: C,
      form: FormData,
      onProgress?: (share: number) => void,
      idempotencyKey?: string,
    ) {
      const made: Made = { method: 'POST', path: endpoint.path, askedAt: now() };
      const headers = { ...CLIENT_HEADER, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) };
      const answer = await sendForm(endpoint.path, form, headers, onProgress);
      const { status, body } = answerOf(answer.status, answer.text);
      if (!isDone(status)) refuse(made, status, body);
      return body as ResponseOf<C>;
    },
    read,
    onAuthenticationRequired(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pauseReads() {
      const aborted = reads;
      aborted.abort(new ApiError(0, problemOf(0, undefined)));
      return () => {
        if (reads === aborted) reads = new AbortController();
      };
    },
  };
}

function headersOf(body: unknown, idempotencyKey?: string): Record<string, string> {
  return {
    ...CLIENT_HEADER,
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

/** An answer as the server's own. A success that is not JSON is that of a portal between here and the server: no answer at all. */
function answerOf(status: number, text: string): { status: number; body: unknown } {
  const body = parse(text);
  return { status: isDone(status) && text !== '' && body === undefined ? 0 : status, body };
}

function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key for one act of the user: made once per act, reused for every try of it. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** The product's client. One instance for the whole page: the frame shares this file with every remote. */
export const api: ApiClient = createClient();

/** Calls endpoints with the product's client: `call(LIKE, { member })`, `upload(ADD_PHOTO, form)`. */
export const { call, upload } = api;
