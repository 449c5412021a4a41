import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { OPS_LIST_COMPLAINTS } from '@rendezvous/contract/operators/complaints/endpoints';
import { OPS_FIND_MEMBERS } from '@rendezvous/contract/operators/members/endpoints';
import { OPS_LIST_REPORTS } from '@rendezvous/contract/operators/reports/endpoints';
import { OPS_LIST_PHOTOS, OPS_LIST_PROFILES } from '@rendezvous/contract/operators/review/endpoints';
import { OPS_LIST_SETTING_CHANGES } from '@rendezvous/contract/operators/settings/endpoints';
import { OPS_LIST_AUDIT, OPS_LIST_REMARKS } from '@rendezvous/contract/operators/staff/endpoints';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { client } = await t.operator('admin');
const { db, clock } = t.services;

/** A row of a list: four rows share each moment, so that their ids decide; a later one may have a lower id. */
interface Row {
  id: string;
  member: string;
  at: Date;
}
interface Page {
  ids: string[];
  next_cursor: string | null;
}
interface List {
  /** Rows on a page. */
  size: number;
  newestFirst?: boolean;
  /** What decides between rows of one moment. */
  tie?: (row: Row) => string;
  /** Writes the rows that are listed. */
  write(rows: readonly Row[]): Promise<unknown>;
  /** Writes rows like this one that the list leaves out. */
  leaveOut?(row: Row): Promise<unknown>;
  read(cursor: string | null): Promise<Page>;
}

const MEMBERS = 100;
const began = clock.now().getTime() - 7 * 24 * 3_600_000;
const members = await Promise.all(
  Array.from({ length: MEMBERS }, (_, place) => t.makeUser({ name: `paged.${place}` })),
);
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `row-${String((place * 53) % count).padStart(3, '0')}`,
    member: members[place]!.id,
    at: new Date(began + Math.floor(place / 4) * 1000),
  }));
/** The rows in another order than that of their moments and ids. */
const mixed = (rows: readonly Row[]): Row[] => rows.map((_, place) => rows[(place * 37) % rows.length]!);
const pageOf = <Item>(
  { items, next_cursor }: { items: readonly Item[]; next_cursor: string | null },
  idOf: (item: Item) => string,
): Page => ({ ids: items.map(idOf), next_cursor });

const inReport = ({ id, member, at }: Row) => ({
  ticket: id,
  kind: 'profile' as const,
  member_id: member,
  reason: 'fake' as const,
  text: '',
  language: 'en' as const,
  domain: DEFAULT_DOMAIN,
  created_at: new Date(began),
  decide_by: at,
});
const closed = ({ at }: Row) => ({
  status: 'closed' as const,
  closed_at: at,
  closed_by: 'anna',
  resolution: 'Done.',
});
const inComplaint = ({ id, at }: Row) => ({
  ticket: id,
  category: 'payment' as const,
  text: 'Twice.',
  email: 'a@mail.example',
  answer_by: at,
  language: 'en' as const,
  domain: DEFAULT_DOMAIN,
  created_at: at,
});
const files = JSON.stringify({ thumb: 'a', medium: 'a', large: 'a' });
const inPhoto = ({ id, at }: Row, owner: string) => ({
  id,
  user_id: owner,
  visibility: 'public' as const,
  status: 'pending' as const,
  position: 0,
  width: 1,
  height: 1,
  original_key: id,
  files,
  censored: files,
  created_at: at,
});
const inRemark = ({ id, member, at }: Row) => ({
  user_id: member,
  reason: 'other' as const,
  remarks: id,
  requested_at: at,
  status_before: 'active' as const,
  profile_status_before: 'active' as const,
});
const inChange = ({ id, at }: Row) => ({
  id,
  at,
  key: 'name',
  domain: 'paged.example',
  operator: 'anna',
  before: null,
  after: '"x"',
});
const inLog = ({ id, at }: Row) => ({
  id,
  at,
  operator: 'paging',
  action: 'x',
  subject: 'one',
  detail: '{}',
});

const LISTS: Readonly<Record<string, List>> = {
  complaints: {
    size: 50,
    write: (rows) => db.insertInto('complaints').values(rows.map(inComplaint)).execute(),
    leaveOut: (row) =>
      db
        .insertInto('complaints')
        .values({ ...inComplaint(row), ...closed(row) })
        .execute(),
    read: async (cursor) =>
      pageOf((await client.call(OPS_LIST_COMPLAINTS, { status: 'open', cursor })).body, (one) => one.ticket),
  },
  'open reports': {
    size: 50,
    write: (rows) => db.insertInto('reports').values(rows.map(inReport)).execute(),
    read: async (cursor) =>
      pageOf((await client.call(OPS_LIST_REPORTS, { cursor })).body, (one) => one.ticket),
  },
  'closed reports': {
    size: 50,
    newestFirst: true,
    write: (rows) =>
      db
        .insertInto('reports')
        .values(
          rows.map((row) => ({
            ...inReport(row),
            ticket: `closed-${row.id}`,
            ...closed(row),
            decision: 'handled',
          })),
        )
        .execute(),
    read: async (cursor) =>
      pageOf((await client.call(OPS_LIST_REPORTS, { status: 'closed', cursor })).body, (one) =>
        one.ticket.replace('closed-', ''),
      ),
  },
  photos: {
    size: 30,
    write: (rows) =>
      db
        .insertInto('photos')
        .values(rows.map((row) => inPhoto(row, row.member)))
        .execute(),
    leaveOut: async (row) => {
      const suspended = await t.makeUser({ status: 'suspended' });
      const approved = {
        ...inPhoto({ ...row, id: `${row.id}-approved` }, row.member),
        status: 'active' as const,
      };
      await db
        .insertInto('photos')
        .values([inPhoto(row, suspended.id), approved])
        .execute();
    },
    read: async (cursor) => pageOf((await client.call(OPS_LIST_PHOTOS, { cursor })).body, (one) => one.id),
  },
  profiles: {
    size: 30,
    tie: ({ member }) => member,
    write: (rows) =>
      db
        .insertInto('profile_reviews')
        .values(rows.map(({ member, at }) => ({ user_id: member, state: 'pending', since: at, found: true })))
        .execute(),
    leaveOut: async ({ at }) => {
      const [suspended, back, shown] = [
        await t.makeUser({ status: 'suspended' }),
        await t.makeUser(),
        await t.makeUser(),
      ];
      const out = { since: at, state: 'pending' as const };
      await db
        .insertInto('profile_reviews')
        .values([
          { ...out, user_id: suspended.id, found: true },
          { ...out, user_id: back.id, state: 'sent_back', found: true },
          { ...out, user_id: shown.id },
        ])
        .execute();
    },
    read: async (cursor) =>
      pageOf((await client.call(OPS_LIST_PROFILES, { cursor })).body, (one) => one.member.id),
  },
  'changes of a setting': {
    size: 50,
    newestFirst: true,
    write: (rows) => db.insertInto('setting_changes').values(rows.map(inChange)).execute(),
    leaveOut: (row) =>
      db
        .insertInto('setting_changes')
        .values([
          { ...inChange(row), id: 'other-key', key: 'slogan' },
          { ...inChange(row), id: 'other-domain', domain: 'elsewhere.example' },
        ])
        .execute(),
    read: async (cursor) =>
      pageOf(
        (await client.call(OPS_LIST_SETTING_CHANGES, { key: 'name', domain: 'paged.example', cursor })).body,
        (one) => one.id,
      ),
  },
  'the audit log': {
    size: 50,
    newestFirst: true,
    write: (rows) => db.insertInto('audit_log').values(rows.map(inLog)).execute(),
    leaveOut: (row) =>
      db
        .insertInto('audit_log')
        .values([
          { ...inLog(row), id: 'other-subject', subject: 'two' },
          { ...inLog(row), id: 'other-operator', operator: 'bo' },
        ])
        .execute(),
    read: async (cursor) =>
      pageOf(
        (await client.call(OPS_LIST_AUDIT, { operator: 'paging', subject: 'one', cursor })).body,
        (one) => one.id,
      ),
  },
  members: {
    size: 30,
    newestFirst: true,
    tie: ({ member }) => member,
    write: async (rows) => {
      for (const { member, at } of rows)
        await db
          .updateTable('users')
          .set({ signup_date: at, name_key: `listed.${member.toLowerCase()}` })
          .where('id', '=', member)
          .execute();
    },
    leaveOut: () => t.makeUser({ name: 'Not.listed.1' }),
    read: async (cursor) =>
      pageOf((await client.call(OPS_FIND_MEMBERS, { q: 'LISTED.', cursor })).body, (one) => one.id),
  },
  'remarks of members who leave': {
    size: 50,
    newestFirst: true,
    tie: ({ member }) => createHash('md5').update(member).digest('hex'),
    write: (rows) => db.insertInto('account_deletions').values(rows.map(inRemark)).execute(),
    leaveOut: async (row) => {
      const [silent, elsewhere] = [await t.makeUser(), await t.makeUser()];
      await db.updateTable('users').set({ domain: 'other.example' }).where('id', '=', elsewhere.id).execute();
      await db
        .insertInto('account_deletions')
        .values([
          { ...inRemark({ ...row, member: silent.id }), remarks: '' },
          inRemark({ ...row, member: elsewhere.id }),
        ])
        .execute();
    },
    read: async (cursor) =>
      pageOf((await client.call(OPS_LIST_REMARKS, { cursor })).body, (one) => one.remarks),
  },
};

for (const [name, { size, newestFirst = false, tie = ({ id }: Row) => id, ...list }] of Object.entries(LISTS))
  test(`two whole pages show ${name} in their order, each once, and there is no third`, async () => {
    const rows = rowsOf(2 * size);
    await list.write(mixed(rows));
    await list.leaveOut?.({ ...rows[size]!, id: 'left-out' });
    const sign = newestFirst ? -1 : 1;
    const isListedBy = name === 'members' || name === 'profiles' ? 'member' : 'id';
    const wanted = rows
      .toSorted((a, b) => sign * (a.at.getTime() - b.at.getTime() || (tie(a) < tie(b) ? -1 : 1)))
      .map((row) => row[isListedBy]);
    const first = await list.read(null);
    const second = await list.read(first.next_cursor);
    assert.deepEqual(first.ids, wanted.slice(0, size));
    assert.deepEqual(second, { ids: wanted.slice(size), next_cursor: null });
  });
