import type { IncomingHttpHeaders } from 'node:http';
import { newId } from '#src/platform/lib/ids.ts';
import type { Signer } from '#src/platform/lib/signer.ts';
import { PROVIDER_STATUSES, type ProviderStatus } from '../provider.ts';

/** A webhook as the test provider sends it. */
export interface Webhook {
  payload: string;
  headers: Record<string, string>;
}

/** How a test provider words its webhooks. */
export interface Dialect {
  /** Name of the provider that speaks it. */
  name: string;
  word(signer: Signer, about: { id: string; status: ProviderStatus }): Webhook;
  /** @returns the ids of the payments it is about; null when it is not the provider's */
  read(signer: Signer, body: unknown, headers: IncomingHttpHeaders): readonly string[] | null;
}

export const SIGNATURE_HEADER = 'x-sandbox-signature';
const SANDBOX_ID = /^sb_[A-Za-z0-9]{22}$/;

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};
const isId = (value: unknown): value is string => typeof value === 'string' && SANDBOX_ID.test(value);

/** A form with an id and nothing else, unsigned: the receiver has to ask. */
export const IDS: Dialect = {
  name: 'sandbox',
  word: (_signer, { id }) => ({
    payload: new URLSearchParams({ id }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  read(_signer, body) {
    const { id } = fieldsOf(body);
    return isId(id) ? [id] : null;
  },
};

const signed = (event: string, id: string, status: string) => ['sandbox event', event, id, status] as const;

/** A signed event with id and state of the payment. */
export const EVENTS: Dialect = {
  name: 'sandbox-events',
  word(signer, { id, status }) {
    const event = newId();
    return {
      payload: JSON.stringify({ event, payment: id, status }),
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signer.sign(...signed(event, id, status)),
      },
    };
  },
  read(signer, body, headers) {
    const { event, payment, status } = fieldsOf(body);
    const signature = headers[SIGNATURE_HEADER];
    const isEvent =
      typeof event === 'string' && isId(payment) && PROVIDER_STATUSES.some((known) => known === status);
    if (!isEvent || typeof signature !== 'string') return null;
    return signer.verify(signature, ...signed(event, payment, String(status))) ? [payment] : null;
  },
};

const DIALECTS: readonly Dialect[] = [IDS, EVENTS];

/** The dialect of a stored payment. @throws Error for a provider that is no sandbox */
export function dialectOf(provider: string): Dialect {
  const dialect = DIALECTS.find(({ name }) => name === provider);
  if (!dialect) throw new Error(`${provider} is no test provider`);
  return dialect;
}
