import assert from 'node:assert/strict';
import {
  addressOf,
  type Arguments,
  type InputOf,
  type Query,
  type QueryOf,
  type ResponseOf,
} from '@rendezvous/contract/kernel/call';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import type { ErrorCode, Problem } from '@rendezvous/contract/kernel/errors';
import type { InjectOptions } from 'fastify';
import type { App } from '#src/platform/types.ts';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  raw: Buffer;
}

/** An answer of an endpoint. Reading `body` of a refusal fails the test, as does reading `problem` of a success. */
export interface Reply<R> extends Omit<Answer<R>, 'body'> {
  readonly body: R;
  readonly problem: Problem;
  /** Code of the problem; undefined of a success. */
  readonly code: ErrorCode | undefined;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent as it is, with the content type given in `headers`. */
  payload?: Buffer | string;
}
/** Options of one endpoint's calls. */
export interface CallOptions<Q> extends RequestOptions {
  /** Query of an endpoint that accepts a body as well. */
  query?: Q;
}

/** Input of an endpoint and options, as its callers write them. */
export type CallArguments<E extends Endpoint> = Arguments<InputOf<E>, CallOptions<QueryOf<E>>>;

const HOST = 'localhost:4200';

/** One browser: stores cookies, sends what a page of ours sends. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /** Calls an endpoint: `call(LIKE, { member })`. The input is the body, or the query of an endpoint without one. */
  call<E extends Endpoint>(
    endpoint: E,
    ...[input, options]: CallArguments<E>
  ): Promise<Reply<ResponseOf<E>>> {
    return this.send(endpoint, input, options);
  }

  /** Calls an endpoint with input that its contract refuses, or that is known at run time only. */
  async send<E extends Endpoint>(
    endpoint: E,
    input?: unknown,
    { query, ...options }: CallOptions<unknown> = {},
  ): Promise<Reply<ResponseOf<E>>> {
    const inputIsQuery = endpoint.query !== undefined && endpoint.body === undefined;
    const address = addressOf<Endpoint>(endpoint, (inputIsQuery ? input : query) as Query);
    const body = inputIsQuery ? undefined : input;
    return replyOf(endpoint, await this.request<unknown>(endpoint.method, address, body, options));
  }

  async request<T>(
    method: Method,
    url: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<Answer<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers: Record<string, string> = { host: HOST, ...(cookie && { cookie }) };
    if (method !== 'GET')
      Object.assign(headers, {
        'x-client': 'web/2',
        origin: `http://${HOST}`,
        'sec-fetch-site': 'same-origin',
      });
    const request: InjectOptions = { method, url, headers: { ...headers, ...options.headers } };
    if (options.payload !== undefined) request.payload = options.payload;
    else if (body !== undefined) request.payload = body as object;
    const response = await this.#app.inject(request);
    for (const { name, value, maxAge } of response.cookies as {
      name: string;
      value: string;
      maxAge?: number;
    }[]) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const json = /json/.test(String(response.headers['content-type'])) && response.payload !== '';
    return {
      status: response.statusCode,
      body: (json ? JSON.parse(response.payload) : null) as T,
      headers: response.headers,
      text: response.payload,
      raw: response.rawPayload,
    };
  }

  get<T>(url: string, options?: RequestOptions) {
    return this.request<T>('GET', url, undefined, options);
  }
  post<T>(url: string, body?: unknown, options?: RequestOptions) {
    return this.request<T>('POST', url, body, options);
  }
  put<T>(url: string, body?: unknown, options?: RequestOptions) {
    return this.request<T>('PUT', url, body, options);
  }
  delete<T>(url: string, body?: unknown, options?: RequestOptions) {
    return this.request<T>('DELETE', url, body, options);
  }
}

function replyOf<R>({ method, path }: Endpoint, { body, ...answer }: Answer<unknown>): Reply<R> {
  const said = `${method} ${path} answered ${answer.status} ${answer.text}`;
  return {
    ...answer,
    get body() {
      assert.ok(answer.status < 400, said);
      return body as R;
    },
    get problem() {
      assert.ok(answer.status >= 400, said);
      return body as Problem;
    },
    code: answer.status < 400 ? undefined : (body as Problem | null)?.code,
  };
}
