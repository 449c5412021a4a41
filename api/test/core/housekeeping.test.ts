import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createHousekeeping, purgeExpired } from '#src/housekeeping.ts';
import { insertMail } from '#src/platform/ports/outbox-repository.ts';
import { createTestApp } from '../harness.ts';
import { until } from '../support/until.ts';

const lines: string[] = [];
const t = await createTestApp(
  { LOG_LEVEL: 'warn' },
  { logStream: { write: (line) => void lines.push(line) } },
);
after(() => t.close());
const { db } = t.services;

const rename = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);

/** Writes a row for a step before the broken one and for two after it; all are over. */
async function leaveRemains(id: string): Promise<void> {
  const { user } = await t.member();
  const at = new Date(t.clock.now().getTime() - 400 * 86_400_000);
  await db
    .insertInto('tonight_choices')
    .values({ user_id: user.id, choice: 'walk', chosen_at: at, until: new Date(at.getTime() + 1) })
    .execute();
  await insertMail(db, { id, to: 'old@example.org', subject: 'old', html: '', text: '', headers: '{}', at });
  await db.updateTable('sessions').set({ expires_at: at }).where('user_id', '=', user.id).execute();
}

async function remains(): Promise<number[]> {
  const tables = ['tonight_choices', 'outbox_mails', 'sessions'] as const;
  return Promise.all(
    tables.map(
      async (table) =>
        (
          await db
            .selectFrom(table)
            .select(sql`1`.as('one'))
            .execute()
        ).length,
    ),
  );
}

const failures = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; step?: string; failures?: number })
    .filter(({ msg }) => msg === 'housekeeping step failed')
    .map(({ step, failures: count }) => [step, count]);

test('a step that fails starves no other, and is named', async () => {
  await leaveRemains('one');
  assert.deepEqual(await remains(), [1, 1, 1]);
  await rename('mailings', 'mailings_away');
  try {
    await assert.rejects(purgeExpired(t.services), /housekeeping failed: mailings$/);
  } finally {
    await rename('mailings_away', 'mailings');
  }
  assert.deepEqual(await remains(), [0, 0, 0]);
});

test('failures of a step are logged by its name and counted until it succeeds again', async () => {
  const house = createHousekeeping(t.services, t.app.log);
  await rename('tonight_choices', 'tonight_choices_away');
  await house.tidy();
  await house.tidy();
  assert.deepEqual(failures(), [
    ['choices of the evening', 1],
    ['choices of the evening', 2],
  ]);
  await rename('tonight_choices_away', 'tonight_choices');
  await house.tidy();
  await rename('tonight_choices', 'tonight_choices_away');
  await house.tidy();
  assert.deepEqual(failures().slice(2), [['choices of the evening', 1]]);
  await rename('tonight_choices_away', 'tonight_choices');
});

test('a server that was started just now purges what is over', async () => {
  await leaveRemains('at-start');
  const stop = createHousekeeping(t.services, t.app.log).start();
  await until(async () => (await remains()).every((count) => count === 0));
  stop();
});
