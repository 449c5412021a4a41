import type { Db } from '#src/platform/db/database.ts';
import type { Clock } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { insertSms } from './outbox-repository.ts';

/** Sends a text message to an E.164 number; rejects when it was not accepted. */
export interface SmsPort {
  send(to: string, text: string): Promise<void>;
}

/** Stores text messages in the database for the development page. */
export function createOutboxSms(db: Db, clock: Clock): SmsPort {
  return {
    async send(to, text) {
      await insertSms(db, { id: newId(), to, text, at: clock.now() });
    },
  };
}

/** Posts `{to, text}` as JSON to an SMS gateway; credentials in the address become Basic authorisation. */
export function createHttpSms(address: string): SmsPort {
  const url = new URL(address);
  const credentials = url.username
    ? `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`
    : null;
  url.username = '';
  url.password = '';
  return {
    async send(to, text) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(credentials && { authorization: credentials }) },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`SMS gateway answered ${response.status}`);
    },
  };
}
