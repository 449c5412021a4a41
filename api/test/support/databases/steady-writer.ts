import assert from 'node:assert/strict';
import type { Db } from '#src/platform/db/database.ts';
import { memberWith, send } from '#test/chats/support.ts';
import type { TestApp, TestClient } from '#test/harness.ts';
import type { Reply } from '../client.ts';

/** A member who writes one message after the other while the database is in trouble. */
export interface SteadyWriter {
  client: TestClient;
  /** The member written to. */
  to: string;
  /** Texts that were acknowledged, in order. */
  acknowledged: readonly string[];
  write(): ReturnType<typeof send>;
  /** Texts that are in the database, in order. */
  textsIn(db: Db): Promise<string[]>;
}

/** Makes a member whose credits are enough for so many messages, each of which ends with `padding`. */
export async function steadyWriter(t: TestApp, messages: number, padding = ''): Promise<SteadyWriter> {
  const [{ user, client }, bo] = [await memberWith(t, messages), await t.makeUser()];
  const acknowledged: string[] = [];
  let sent = 0;
  return {
    client,
    to: bo.id,
    acknowledged,
    async write() {
      const text = `number ${(sent += 1)} ${padding}`.trim();
      const answer = await send(client, bo.id, text);
      if (answer.status === 201) acknowledged.push(text);
      return answer;
    },
    async textsIn(db) {
      const rows = await db
        .selectFrom('messages')
        .select('text')
        .where('sender_id', '=', user.id)
        .orderBy('seq')
        .execute();
      return rows.map(({ text }) => text ?? '');
    },
  };
}

/** Asserts that a request was put off: the answer names a time to come back. */
export function assertPutOff({ status, code, headers }: Reply<unknown>): void {
  assert.equal(`${status} ${code}`, '503 unavailable');
  assert.ok(Number(headers['retry-after']) > 0);
}

/** Asserts that what was acknowledged is there, and nothing twice. A message whose answer was cut off may be there as well. */
export function assertNoneLost(acknowledged: readonly string[], there: readonly string[]): void {
  const texts = new Set(there);
  const lost = acknowledged.filter((text) => !texts.has(text));
  assert.deepEqual([lost, there.length], [[], texts.size]);
}
