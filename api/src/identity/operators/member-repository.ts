import type { Tx } from '#src/platform/db/database.ts';

/** What an operator may know of a member. */
export function readMember(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'status',
      'language',
      'country',
      'paid_user',
      'fictional',
      'invisible',
      'tracking',
      'domain',
      'signup_date',
      'confirmed_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
