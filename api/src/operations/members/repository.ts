import { addressKey } from '@rendezvous/rules/texts/mail-address';
import { keyOf } from '@rendezvous/rules/texts/visible-text';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';

const rows = (tx: Tx) =>
  tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.status',
      'profiles.status as profile_status',
      'users.fictional',
      'users.signup_date',
    ]);

/** Text escaped for a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Members with this id or address, or with a name that begins so, the latest sign-up first. */
export function findMembers(tx: Tx, word: string, limit: number, after: Position | null) {
  let query = rows(tx)
    .where((eb) =>
      eb.or([
        eb('users.id', '=', word),
        eb('users.email_key', '=', addressKey(word)),
        eb('users.name_key', 'like', `${literal(keyOf(word))}%`),
      ]),
    )
    .orderBy('users.signup_date', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(users.signup_date, users.id) < (${after.at}::timestamptz, ${after.id})`,
    );
  return query.execute();
}

/** What operators may know of a member: account, state and origin. */
export async function readMember(tx: Tx, id: string) {
  const row = await rows(tx)
    .select([
      'users.language',
      'users.country',
      'users.domain',
      'users.paid_user',
      'users.invisible',
      'users.confirmed_at',
      'users.last_active',
      'users.tracking',
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
