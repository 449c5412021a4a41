import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onOwnDatabase } from '#src/lib/postgres/databases.ts';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { findRedis } from '#src/lib/redis.ts';
import { faultsOf, proveLimits } from './limit-run.ts';
import { differenceOf, medianOf } from './timing.ts';

it('guesses over two processes are evaluated as often as the limits allow', async (t) => {
  const redisUrl = await findRedis();
  const server = redisUrl ? await findPostgres(t.diagnostic.bind(t)) : null;
  if (!redisUrl || !server) return t.skip('two processes count together over PostgreSQL and Redis');
  const result = await onOwnDatabase(server.url, 'limits', (databaseUrl) =>
    proveLimits({ tries: 200, pairs: 0, databaseUrl, redisUrl }),
  ).finally(server.close);
  assert.deepEqual(faultsOf(result), []);
  for (const { evaluated } of [...Object.values(result.guesses), result.resetMails]) assert.ok(evaluated > 0);
});

it('a limit that is passed, a right password that is accepted and answers that reveal are faults', () => {
  const guesses = {
    'log-in': { tried: 10, evaluated: 7, allowed: 5 },
    'fresh log-in': { tried: 10, evaluated: 5, allowed: 5, rightRefused: false },
  };
  const resetMails = { tried: 10, evaluated: 3, allowed: 3 };
  const difference = { pairs: 2, known: 9, unknown: 3, difference: 6, interval: [5, 7] as const };
  assert.deepEqual(faultsOf({ guesses, resetMails, timing: { reset: difference } }), [
    'log-in: 7 evaluated, 5 allowed',
    'fresh log-in: the right password was accepted after all guesses',
    'reset: known and unknown addresses differ by 6 ms',
  ]);
});

it('medians differ by what one list is later, and the interval contains that difference', () => {
  assert.equal(medianOf([3, 1, 2]), 2);
  assert.equal(medianOf([4, 1, 2, 3]), 2.5);
  const known = Array.from({ length: 200 }, (_, at) => 10 + (at % 7) / 10);
  const { difference, interval } = differenceOf(
    known,
    known.map((value) => value - 2),
  );
  assert.equal(difference, 2);
  assert.ok(interval[0] <= 2 && 2 <= interval[1] && interval[1] - interval[0] < 1);
});
