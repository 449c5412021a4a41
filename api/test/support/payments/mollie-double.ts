import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import tls from 'node:tls';
import { isLoopback } from '#src/platform/lib/loopback.ts';
import { localhostCertificate } from '../push/certificates.ts';
import {
  customerAnswer,
  mandateAnswer,
  methodAnswers,
  paymentAnswer,
  refundAnswer,
} from './mollie-answers.ts';
import { MollieBooks, type Asked } from './mollie-books.ts';
import { Refusal } from './mollie-refusal.ts';

export const MOLLIE_TEST_KEY = 'test_0123456789abcdef0123456789abcd';

interface Answer {
  status: number;
  body: unknown;
}

/** Mollie's Payments API on this machine, behind a certificate of its own authority, which this process then trusts. */
export interface MollieDouble {
  endpoint: string;
  authority: string;
  books: MollieBooks;
  /** Requests it received: method and path. */
  requests: string[];
  /** Faults to come: the first is used up by the next request. */
  faults: ('500 after doing it' | '500' | 'silence')[];
  /** Forgets the idempotency keys, as Mollie does after an hour. */
  forgetKeys(): void;
  close(): Promise<void>;
}

/** Answers a request by the public documentation of Mollie's Payments API (docs.mollie.com/reference). */
async function answerTo(books: MollieBooks, origin: string, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '', origin);
  const [, , resource, id, part, partId] = pathname.split('/');
  const embed = (searchParams.get('embed') ?? '').split(',');
  if (request.headers.authorization !== `Bearer ${MOLLIE_TEST_KEY}`)
    throw new Refusal(401, 'Missing authentication, or failed to authenticate');
  if (resource === 'methods') {
    const currency = searchParams.get('amount[currency]') ?? 'EUR';
    const methods = methodAnswers(
      currency,
      searchParams.get('amount[value]'),
      searchParams.get('sequenceType') === 'recurring',
    );
    return { status: 200, body: { count: methods.length, _embedded: { methods }, _links: {} } };
  }
  if (resource === 'customers') return answerAboutCustomer(books, origin, request, { id, part, partId });
  const asked = request.method === 'POST' ? ((await json(request)) as Asked) : null;
  if (asked && part === 'refunds') {
    const refund = books.refund(id ?? '', { amount: asked.amount, metadata: asked.metadata });
    return { status: 201, body: refundAnswer(origin, id ?? '', refund) };
  }
  if (asked) {
    if (asked.webhookUrl && isLoopback(new URL(asked.webhookUrl).hostname))
      throw new Refusal(
        422,
        "The webhook URL is invalid because it is unreachable from Mollie's point of view",
      );
    return { status: 201, body: paymentAnswer(origin, books.create(asked), []) };
  }
  if (request.method === 'DELETE')
    return { status: 200, body: paymentAnswer(origin, books.cancel(id ?? ''), []) };
  if (id) return { status: 200, body: paymentAnswer(origin, books.find(id), embed) };
  return { status: 200, body: page(books, origin, searchParams) };
}

/** Answers about customers, their mandates and their payments (docs.mollie.com/reference/customers-api, /mandates-api). */
async function answerAboutCustomer(
  { means, payments }: MollieBooks,
  origin: string,
  request: IncomingMessage,
  { id = '', part, partId = '' }: { id?: string; part?: string; partId?: string },
): Promise<Answer> {
  const asked = request.method === 'POST' ? ((await json(request)) as Record<string, string>) : null;
  if (asked && !part)
    return { status: 201, body: customerAnswer(origin, means.createCustomer(asked.metadata)) };
  if (asked) return { status: 201, body: mandateAnswer(origin, means.sign(id, asked)) };
  if (request.method === 'DELETE') {
    means.revoke(id, partId);
    return { status: 204, body: '' };
  }
  if (part === 'mandates') return { status: 200, body: mandateAnswer(origin, means.find(id, partId)) };
  const own = payments.filter(({ customerId }) => customerId === id);
  const _embedded = { payments: own.map((payment) => paymentAnswer(origin, payment, [])) };
  return { status: 200, body: { count: own.length, _embedded, _links: {} } };
}

/** A page of payments, newest first, with the address of the next one. */
function page(books: MollieBooks, origin: string, query: URLSearchParams) {
  const newest = books.payments.toReversed();
  const start = Math.max(
    0,
    newest.findIndex(({ id }) => id === query.get('from')),
  );
  const limit = Math.min(Number(query.get('limit') ?? 50), 3);
  const next = newest[start + limit];
  return {
    count: limit,
    _embedded: {
      payments: newest.slice(start, start + limit).map((payment) => paymentAnswer(origin, payment, [])),
    },
    _links: {
      next: next && {
        href: `${origin}/v2/payments?from=${next.id}&limit=${limit}`,
        type: 'application/hal+json',
      },
    },
  };
}

const refused = (status: number, detail: string): Answer => ({
  status,
  body: { status, title: 'Refused', detail, _links: {} },
});

export async function startMollieDouble(): Promise<MollieDouble> {
  const { authority, certificate, key } = localhostCertificate();
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority]);
  const books = new MollieBooks();
  let remembered = new Map<string, Answer>();
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const known = request.headers['idempotency-key'];
    const earlier = typeof known === 'string' && remembered.get(known);
    if (earlier) return earlier;
    const made = await answerTo(books, double.endpoint.slice(0, -4), request).catch((error: unknown) => {
      if (error instanceof Refusal) return refused(error.status, error.message);
      throw error;
    });
    if (typeof known === 'string') remembered.set(known, made);
    return made;
  };
  const server = createServer({ cert: certificate, key }, async (request, response) => {
    double.requests.push(`${request.method} ${request.url}`);
    const fault = double.faults.shift();
    if (fault === 'silence') return;
    const given = fault === '500' ? refused(500, 'Internal Server Error') : await answer(request);
    const { status, body } = fault === '500 after doing it' ? refused(500, 'Internal Server Error') : given;
    response.writeHead(status, { 'content-type': 'application/hal+json', 'retry-after': '0' });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const double: MollieDouble = {
    endpoint: `https://localhost:${(server.address() as AddressInfo).port}/v2/`,
    authority,
    books,
    requests: [],
    faults: [],
    forgetKeys: () => (remembered = new Map()),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}
