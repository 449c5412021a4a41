import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '@rendezvous/contract/kernel/error-codes';
import type { Problem } from '@rendezvous/contract/kernel/errors';

/** A call that reached the double: what the page really sent. */
export interface ReceivedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** An answer; `status` is 200 unless said otherwise. */
export interface Answer {
  status?: number;
  body?: unknown;
}

/** Answers by `METHOD /path`; what is not listed is answered 404 as a problem. */
export type Handlers = Record<string, (call: ReceivedCall) => Answer | Promise<Answer>>;

export interface ApiDouble {
  calls: readonly ReceivedCall[];
  /** Calls of one kind, e.g. `POST /api/signup.php`. */
  callsOf(route: string): ReceivedCall[];
  /** Ends it within the test, as a connection that is lost. */
  close(): Promise<void>;
}

/** A refusal, as the API words it; `more` are the parts that a code brings with it. */
export const refusal = (status: number, code: ErrorCode, more: Partial<Problem> = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: '', status, code, ...more },
});

declare global {
  /** Given by the Jest environment: moves the page to another origin. */
  var setPageAddress: (url: string) => void;
}

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString();
  if (!request.headers['content-type']?.includes('json')) return text || undefined;
  return JSON.parse(text) as unknown;
}

function send(response: ServerResponse, { status = 200, body }: Answer): void {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  response
    .writeHead(status, { 'Content-Type': type, Connection: 'close' })
    .end(body === undefined ? undefined : JSON.stringify(body));
}

/** Doubles that still listen. */
const listening = new Set<ApiDouble>();
afterEach(async () => {
  await Promise.all([...listening].map((api) => api.close()));
});

/**
 * Serves an API of a test's own on a free port and moves the page there: the real client talks to it over HTTP. The end of the
 * test closes it.
 */
export async function serveApi(handlers: Handlers): Promise<ApiDouble> {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, 'http://double');
      const call = {
        method: request.method!,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: await read(request),
      };
      calls.push(call);
      const handler = handlers[`${call.method} ${call.path}`];
      send(response, handler ? await handler(call) : refusal(404, 'not_found'));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  globalThis.setPageAddress(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const api: ApiDouble = {
    calls,
    callsOf: (route) => calls.filter(({ method, path }) => `${method} ${path}` === route),
    close() {
      listening.delete(api);
      return new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve())));
    },
  };
  listening.add(api);
  return api;
}
