import type { Tx } from '#src/platform/db/database.ts';

export interface Claim {
  scope: string;
  bodyHash: string;
  userId: string | null;
  now: Date;
  expiredBefore: Date;
  abandonedBefore: Date;
}

/** Claims a key for this request; returns the first request's row when the key is claimed already. */
export async function claim(tx: Tx, { scope, bodyHash, userId, now, expiredBefore, abandonedBefore }: Claim) {
  const fresh = { body_hash: bodyHash, status: null, body: null, user_id: userId, created_at: now };
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('scope')
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.created_at', '<', expiredBefore),
            eb.and([
              eb('idempotency_keys.status', 'is', null),
              eb('idempotency_keys.created_at', '<', abandonedBefore),
            ]),
          ]),
        ),
    )
    .returning('scope')
    .executeTakeFirst();
  if (claimed) return null;
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .executeTakeFirst();
  // Released between the two statements: as good as still running; the caller asks again.
  return first ?? { body_hash: bodyHash, status: null, body: null };
}

/** Stores the first answer. */
export async function settle(tx: Tx, scope: string, status: number, body: string): Promise<void> {
  await tx.updateTable('idempotency_keys').set({ status, body }).where('scope', '=', scope).execute();
}

/** Releases the key for another use after an answer that says to try again. */
export async function release(tx: Tx, scope: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('scope', '=', scope).execute();
}

/** Deletes the stored answers to a member. */
export async function deleteAnswersOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}

/** Forgets answers older than a moment; run daily. */
export async function forgetBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', moment).execute();
}
