import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { OPS_COUNT_LEAVING, OPS_LIST_REMARKS } from '@rendezvous/contract/operators/staff/endpoints';
import { createTestApp, PASSWORD } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

test('operators read why members leave by month, and remarks without names', async () => {
  const { client } = await t.operator('support');
  const { user, client: member } = await t.member({ name: 'Leaving_Lena' });
  const remarks = 'Too many cooks here.';
  assert.equal(
    (await member.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'time', remarks })).status,
    204,
  );
  const { body: counts } = await client.call(OPS_COUNT_LEAVING);
  const month = `${t.clock.now().toISOString().slice(0, 7)}-01`;
  assert.deepEqual(counts.items, [{ month, reason: 'time', count: 1, returns: 0 }]);
  const read = await client.call(OPS_LIST_REMARKS);
  assert.deepEqual(
    read.body.items.map((item) => [item.reason, item.remarks]),
    [['time', remarks]],
  );
  assert.ok(!read.text.includes(user.id) && !read.text.includes('Lena'));
  const { body: elsewhere } = await client.call(OPS_COUNT_LEAVING, { domain: 'other.example' });
  assert.deepEqual(elsewhere.items, []);
});

test('reasons are counted for two years: the month before them is not shown', async () => {
  const { client } = await t.operator('support');
  const domain = 'counts.example';
  const now = t.clock.now();
  const monthsAgo = (count: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count)).toISOString().slice(0, 7);
  for (const month of [monthsAgo(23), monthsAgo(24)])
    await t.services.db
      .insertInto('leaving_counts')
      .values({ domain, month, reason: 'time', deletions: 1, returns: 0 })
      .execute();
  const { items } = (await client.call(OPS_COUNT_LEAVING, { domain })).body;
  assert.deepEqual(
    items.map(({ month }) => month),
    [`${monthsAgo(23)}-01`],
  );
});

test('the newest month comes first, within it the most frequent reason, and equal ones by their names', async () => {
  const { client } = await t.operator('support');
  const domain = 'order.example';
  const [last, before] = [t.clock.now(), new Date(t.clock.now().getTime() - 40 * 86_400_000)].map((at) =>
    at.toISOString().slice(0, 7),
  );
  const rows = [
    { month: before!, reason: 'time', deletions: 9 },
    { month: last!, reason: 'price', deletions: 1 },
    { month: last!, reason: 'other', deletions: 1 },
    { month: last!, reason: 'time', deletions: 3 },
  ] as const;
  for (const row of rows)
    await t.services.db
      .insertInto('leaving_counts')
      .values({ ...row, domain, returns: 0 })
      .execute();
  const { items } = (await client.call(OPS_COUNT_LEAVING, { domain })).body;
  assert.deepEqual(
    items.map(({ month, reason, count }) => [month.slice(0, 7), reason, count]),
    [
      [last, 'time', 3],
      [last, 'other', 1],
      [last, 'price', 1],
      [before, 'time', 9],
    ],
  );
});

test('remarks have pages, and no cursor reveals their member', async () => {
  const { client } = await t.operator('support');
  const at = t.clock.now();
  const users: string[] = [];
  for (let more = 0; more < 55; more += 1) {
    const { id } = await t.makeUser({ status: 'pending_deletion' });
    users.push(id);
    await t.services.db
      .insertInto('account_deletions')
      .values({
        user_id: id,
        reason: 'other',
        remarks: `remark ${more}`,
        status_before: 'active',
        profile_status_before: 'active',
        requested_at: at,
      })
      .execute();
  }
  const first = (await client.call(OPS_LIST_REMARKS)).body;
  const cursor = first.next_cursor!;
  const second = (await client.call(OPS_LIST_REMARKS, { cursor })).body;
  const said = new Set([...first.items, ...second.items].map(({ remarks }) => remarks));
  assert.deepEqual([first.items.length, said.size, second.next_cursor], [50, 56, null]);
  assert.ok(!users.some((id) => Buffer.from(cursor, 'base64url').includes(id)));
});
