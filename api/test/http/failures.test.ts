import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

for (const [what, code, status, retryAfter] of [
  ['a deadlock', '40P01', 503, '1'],
  ['a conflict of transactions', '40001', 503, '1'],
  ['a fault of the code', '22012', 500, undefined],
] as const)
  test(`${what} is answered with ${status}`, async () => {
    await sql`create or replace function refuse() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception using errcode = '${code}'; end`,
    )}`.execute(db);
    await sql`create or replace trigger refused before insert on likes for each row execute function refuse()`.execute(
      db,
    );
    const { client } = await t.member({ gender: 'male' });
    const { user } = await t.member({ gender: 'female' });
    const answer = await client.call(LIKE, { member: user.id });
    assert.deepEqual([answer.status, answer.headers['retry-after']], [status, retryAfter]);
  });

test('every answer states which features of a browser its page may use', async () => {
  const { headers } = await t.asVisitor().call(READ_USER);
  assert.match(String(headers['permissions-policy']), /camera=\(\), microphone=\(\), geolocation=\(self\)/);
});

test('finders of a fault and password managers find their addresses', async () => {
  const visitor = t.asVisitor();
  const text = (await visitor.get('/.well-known/security.txt')).text;
  assert.match(text, /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/);
  const { status, headers } = await visitor.get('/.well-known/change-password');
  assert.deepEqual([status, headers.location], [302, '/notifications']);
});
