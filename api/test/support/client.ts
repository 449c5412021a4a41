import type { InjectOptions } from 'fastify';
import type { App } from '#src/platform/types.ts';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  raw: Buffer;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent as it is, with the content type given in `headers`. */
  payload?: Buffer | string;
}

const HOST = 'localhost:4200';

/** One browser: keeps cookies, sends what a page of ours sends. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
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
