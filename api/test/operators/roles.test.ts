import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { OPERATOR_ROLES, OPS_COOKIE, type OperatorRole } from '@rendezvous/contract/operators/values';
import {
  OPS_ADD_OPERATOR,
  OPS_CHANGE_ROLE,
  OPS_LIST_AUDIT,
  OPS_LIST_OPERATORS,
  OPS_RESET_SECOND_FACTOR,
  OPS_RETIRE_OPERATOR,
} from '@rendezvous/contract/operators/staff/endpoints';
import { OPS_LOG_IN } from '@rendezvous/contract/operators/session/endpoints';
import { OPS_READ_PASSKEYS } from '@rendezvous/contract/operators/passkeys/endpoints';
import type { RouteEntry } from '#src/platform/route-types.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import type { Method } from '../support/client.ts';
import { objectOf, sample, type Schema } from '../support/hostile/samples.ts';

const t = await createTestApp();
after(() => t.close());

/** Roles that each endpoint for operators admits, written out: a right that is widened by mistake shows here. */
const ADMITTED: Readonly<Record<string, string>> = {
  'GET /api/ops/passkeys': 'admin support reviewer finance',
  'POST /api/ops/passkey-begin': 'admin support reviewer finance',
  'POST /api/ops/passkeys': 'admin support reviewer finance',
  'PUT /api/ops/passkeys': 'admin support reviewer finance',
  'DELETE /api/ops/passkeys': 'admin support reviewer finance',
  'POST /api/ops/log-out': 'admin support reviewer finance',
  'GET /api/ops/members': 'admin support',
  'GET /api/ops/member': 'admin support',
  'POST /api/ops/member-suspend': 'admin support',
  'POST /api/ops/member-restore': 'admin support',
  'GET /api/ops/photos': 'admin reviewer',
  'POST /api/ops/photo-review': 'admin reviewer',
  'GET /api/ops/profiles': 'admin reviewer',
  'POST /api/ops/profile-hold': 'admin reviewer',
  'POST /api/ops/profile-review': 'admin reviewer',
  'GET /api/ops/complaints': 'admin support',
  'GET /api/ops/complaint': 'admin support',
  'POST /api/ops/complaint-answer': 'admin support',
  'POST /api/ops/complaint-close': 'admin support',
  'GET /api/ops/reports': 'admin support reviewer',
  'GET /api/ops/report': 'admin support reviewer',
  'POST /api/ops/report-decide': 'admin support reviewer',
  'GET /api/ops/leaving': 'admin support',
  'GET /api/ops/leaving-remarks': 'admin support',
  'GET /api/ops/settings': 'admin support',
  'PUT /api/ops/settings': 'admin',
  'GET /api/ops/setting-changes': 'admin support',
  'POST /api/ops/setting-undo': 'admin',
  'GET /api/ops/operators': 'admin',
  'POST /api/ops/operators': 'admin',
  'PUT /api/ops/operators': 'admin',
  'POST /api/ops/operator-retire': 'admin',
  'POST /api/ops/operator-reset': 'admin',
  'GET /api/ops/audit': 'admin',
  'GET /api/ops/money': 'admin support finance',
  'GET /api/ops/payments': 'admin support finance',
  'GET /api/ops/payment': 'admin support finance',
  'POST /api/ops/payment-look': 'support finance',
  'POST /api/ops/refund': 'support finance',
  'POST /api/ops/debt-waive': 'support finance',
  'POST /api/ops/money-act-decide': 'finance',
  'GET /api/ops/discount-figures': 'admin support finance',
  'GET /api/ops/discounts': 'admin support finance',
  'GET /api/ops/discount': 'admin support finance',
  'POST /api/ops/discounts': 'finance',
  'PUT /api/ops/discounts': 'finance',
  'POST /api/ops/discount-act': 'finance',
  'GET /api/ops/withdrawals': 'admin support finance',
  'POST /api/ops/withdrawal-answer': 'support finance',
  'POST /api/ops/return-retry': 'support finance',
  'POST /api/ops/job-retry': 'support finance',
};

const all = t.app.routeTable.filter(({ access }) => access === 'operator');
const routes = all.filter(({ url }) => url.startsWith('/api/'));
const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

test('every route for operators is in this table, but the pictures of photos that wait or were reported', () => {
  const others = all.filter((route) => !routes.includes(route)).map(nameOf);
  assert.deepEqual(others, ['GET /photo/review/:signed', 'GET /photo/reported/:signed']);
  assert.deepEqual(routes.map(nameOf).toSorted(), Object.keys(ADMITTED).toSorted());
});

/** Sends a request that fits the schemas of a route. @returns the code of the refusal; `admitted` when it is none of rights */
async function request(route: RouteEntry, client: TestClient): Promise<string | undefined> {
  const body = route.body ? sample(route.body as Schema) : undefined;
  const query = objectOf(route.querystring as Schema | undefined);
  const values = query ? (sample(query) as Record<string, unknown>) : {};
  const text = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const address = text.size ? `${route.url}?${text}` : route.url;
  const answer = await client.request<Problem | null>(route.method as Method, address, body);
  return answer.status === 403 ? answer.body?.code : 'admitted';
}

test('a proof of eleven minutes ago suffices for no write that touches credentials, settings, money or the status of a member', async () => {
  const clients = new Map<string, TestClient>();
  for (const role of OPERATOR_ROLES) clients.set(role, (await t.operator(role)).client);
  await t.advance(11 * 60);
  for (const route of routes.filter(({ url }) => !url.endsWith('/log-out')))
    assert.equal(
      await request(route, clients.get(ADMITTED[nameOf(route)]!.split(' ')[0]!)!),
      route.endpoint?.fresh === true ? 'reauthentication_required' : 'admitted',
      nameOf(route),
    );
});

for (const route of routes) {
  test(`${nameOf(route)} admits ${ADMITTED[nameOf(route)]}, and no visitor or member`, async () => {
    const ask = (client: TestClient) => request(route, client);
    const admitted: OperatorRole[] = [];
    for (const role of OPERATOR_ROLES) {
      const said = await ask((await t.operator(role)).client);
      if (said === 'admitted') admitted.push(role);
      else assert.equal(said, 'forbidden');
    }
    assert.equal(admitted.join(' '), ADMITTED[nameOf(route)]);
    assert.equal(await ask(t.asVisitor()), 'authentication_required');
    assert.equal(await ask((await t.member()).client), 'authentication_required');
  });
}

test('an admin adds an operator, whose key is shown once and whose name is theirs alone', async () => {
  const { client, operator: admin } = await t.operator('admin');
  const { status, body } = await client.call(OPS_ADD_OPERATOR, {
    name: 'nora.n',
    role: 'reviewer',
  });
  assert.equal(status, 201);
  assert.deepEqual(
    [body.operator.role, body.operator.second_factor, body.operator.active],
    ['reviewer', false, true],
  );
  assert.equal((await t.asVisitor().call(OPS_LOG_IN, { key: body.key })).status, 200);
  const again = await client.call(OPS_ADD_OPERATOR, { name: 'nora.n', role: 'admin' });
  assert.equal(again.code, 'duplicate');
  const { body: list } = await client.call(OPS_LIST_OPERATORS);
  assert.ok(list.items.some(({ name }) => name === 'nora.n'));
  assert.ok(!JSON.stringify(list).includes(body.key));
  const entry = await t.services.db
    .selectFrom('audit_log')
    .select(['operator', 'action', 'detail'])
    .where('subject', '=', body.operator.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(entry, {
    operator: admin.name,
    action: 'operator.add',
    detail: { name: 'nora.n', role: 'reviewer' },
  });
});

test('another role, a reset of the second factor and retirement end the operator’s sessions with their next request', async () => {
  const { client } = await t.operator('admin');
  const { client: other, operator } = await t.operator('support');
  const token = other.cookies.get(OPS_COOKIE)!;
  const asOther = async () => (await other.call(OPS_READ_PASSKEYS)).status;
  const again = async () => {
    // A session from before is refused; a new one is not.
    other.cookies.set(OPS_COOKIE, token);
    assert.equal(await asOther(), 403);
  };
  assert.equal(await asOther(), 200);
  const changed = await client.call(OPS_CHANGE_ROLE, {
    operator: operator.id,
    role: 'reviewer',
  });
  assert.equal(changed.body.operator.role, 'reviewer');
  await again();

  await t.services.db
    .updateTable('operators')
    .set({ totp_secret: 'sealed' })
    .where('id', '=', operator.id)
    .execute();
  const reset = await client.call(OPS_RESET_SECOND_FACTOR, { operator: operator.id });
  assert.deepEqual([reset.body.operator.second_factor, reset.body.operator.passkeys], [false, 0]);
  const logIn = await t.asVisitor().call(OPS_LOG_IN, { key: operator.key });
  assert.ok(logIn.body.enrolment, 'the next log-in sets up a new one');

  const retired = await client.call(OPS_RETIRE_OPERATOR, {
    operator: operator.id,
  });
  assert.equal(retired.body.operator.active, false);
  assert.equal((await t.asVisitor().call(OPS_LOG_IN, { key: operator.key })).status, 401);
  const left = await t.services.db
    .selectFrom('operator_sessions')
    .select('id')
    .where('operator_id', '=', operator.id)
    .execute();
  assert.deepEqual(left, []);
});

test('an admin cannot change the own account, so one remains; of two who remove each other one succeeds', async () => {
  const [one, two] = [await t.operator('admin'), await t.operator('admin')];
  const self = { operator: one.operator.id };
  for (const refused of [
    await one.client.call(OPS_CHANGE_ROLE, { ...self, role: 'support' }),
    await one.client.call(OPS_RETIRE_OPERATOR, self),
    await one.client.call(OPS_RESET_SECOND_FACTOR, self),
  ])
    assert.equal(refused.code, 'forbidden');
  const answers = await Promise.all([
    one.client.call(OPS_RETIRE_OPERATOR, { operator: two.operator.id }),
    two.client.call(OPS_RETIRE_OPERATOR, { operator: one.operator.id }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
});

test('an admin reads the audit log in pages, by operator and by subject', async () => {
  const { client, operator } = await t.operator('admin');
  for (let count = 0; count < 60; count += 1) await client.call(OPS_LIST_OPERATORS);
  const first = (await client.call(OPS_LIST_AUDIT, { operator: operator.name })).body;
  const second = (await client.call(OPS_LIST_AUDIT, { operator: operator.name, cursor: first.next_cursor }))
    .body;
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  assert.deepEqual([first.items.length, second.items.length, new Set(ids).size], [50, 10, 60]);
  assert.ok(first.items.every((entry) => entry.operator === operator.name));
  const own = (await client.call(OPS_LIST_AUDIT, { subject: 'all' })).body.items[0]!;
  assert.equal(own.action, 'audit.list', 'a look at the log is in the log');
});
