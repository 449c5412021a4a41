import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { MemberFacts } from './policy.ts';

/** A viewer's id, or its placeholder in a statement; null for a visitor. */
type ViewerId = string | RawBuilder<string> | null;

/** All members with a block between them and the viewer, as an array that is read once per query. */
export const blockedIds = (viewerId: ViewerId): RawBuilder<string[]> =>
  viewerId === null
    ? sql<string[]>`array[]::text[]`
    : sql<string[]>`array(
    select blocked from blocks where blocker = ${viewerId} union all select blocker from blocks where blocked = ${viewerId})`;

/**
 * The condition every list of members shares, on a query whose `profiles` are called `p`: listed members only, never the
 * viewer, never a member with a block either way. The array is read once per query, not once per row.
 */
export function listable(viewerId: ViewerId): RawBuilder<SqlBool> {
  if (viewerId === null) return sql<SqlBool>`p.listed`;
  return sql<SqlBool>`p.listed and p.user_id <> ${viewerId} and p.user_id <> all (${blockedIds(viewerId)})`;
}

/** Reads all members with a block between them and the viewer. */
export async function readBlocked(tx: Tx, viewerId: string | null): Promise<string[]> {
  if (viewerId === null) return [];
  const { rows } = await sql<{ ids: string[] }>`select ${blockedIds(viewerId)} as ids`.execute(tx);
  return rows[0]?.ids ?? [];
}

/** The condition of `hasLeft`, turned round, on a query whose `users` are called `u`. */
export const notLeft = sql<SqlBool>`u.status not in ('pending_deletion', 'suspended')`;

/**
 * Reads the relation between `viewerId` (null for a visitor) and these members; unknown ids are left out. The first message of a conversation is looked up
 * by its number, and any other only where that one was not sent: before a table is analysed, PostgreSQL reads the whole conversation to find any.
 */
export async function readFacts(
  tx: Tx,
  viewerId: string | null,
  memberIds: readonly string[],
): Promise<MemberFacts[]> {
  if (memberIds.length === 0) return [];
  const viewer = viewerId ?? '';
  const { rows } = await sql<MemberFacts>`
    select u.id, u.name, u.status, p.status as "profileStatus", u.invisible, p.consented, u.fictional, u.id = ${viewer} as self,
      exists (select from blocks where blocker = u.id and blocked = ${viewer}) as "blockedViewer",
      exists (select from blocks where blocker = ${viewer} and blocked = u.id) as "blockedByViewer",
      s.conversation_id as conversation,
      coalesce((select true from messages m where m.conversation_id = s.conversation_id and m.seq = 1 and m.status = 'sent'),
        (select true from messages m where m.conversation_id = s.conversation_id and m.status = 'sent' order by m.seq limit 1)) is not null as "inContact"
    from users u join profiles p on p.user_id = u.id
      left join conversation_sides s on s.user_id = ${viewer} and s.other_id = u.id
    where u.id = any(${[...memberIds]})`.execute(tx);
  if (rows.length === memberIds.length || viewerId === null) return rows;
  const known = new Set(rows.map(({ id }) => id));
  const unknown = memberIds.filter((id) => !known.has(id));
  return [...rows, ...(await readErased(tx, viewerId, unknown))];
}

/** Facts of the other sides of a viewer's conversations whose accounts were erased: they have left, and have no name. */
async function readErased(tx: Tx, viewerId: string, ids: readonly string[]): Promise<MemberFacts[]> {
  const { rows } = await sql<{ id: string; conversation: string }>`
    select s.other_id as id, s.conversation_id as conversation from conversation_sides s
    where s.user_id = ${viewerId} and s.other_id = any(${[...ids]})`.execute(tx);
  return rows.map((row) => ({ ...ERASED, ...row }));
}

const ERASED = {
  name: '',
  status: 'pending_deletion',
  profileStatus: 'disabled',
  invisible: false,
  consented: false,
  fictional: false,
  self: false,
  blockedViewer: false,
  blockedByViewer: false,
  inContact: true,
} as const;
