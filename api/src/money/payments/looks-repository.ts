import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { isPromised } from './policy.ts';
import type { Created } from './provider.ts';
import type { PaymentRow } from './repository.ts';

/** Stores what the provider made for an order; null when it is not the order's, or the order is gone. @returns the order */
export async function storeCreated(
  tx: Tx,
  id: string,
  { providerId, checkoutUrl }: Created,
): Promise<PaymentRow | null> {
  const row = await tx
    .updateTable('payments')
    .set({ provider_id: providerId, checkout_url: checkoutUrl })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('provider_id', 'is', null), eb('provider_id', '=', providerId)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the provider's id of an order whose creation has not been answered. */
export async function storeProviderId(tx: Tx, id: string, providerId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ provider_id: providerId })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute();
}

/** Deletes an order that no provider has. */
export async function deletePayment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('payments').where('id', '=', id).where('provider_id', 'is', null).execute();
}

export async function findIdOfProvider(tx: Tx, provider: string, providerId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Is there an order whose creation the provider has not answered yet? */
export async function isCreating(tx: Tx, provider: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_id', 'is', null)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Promised money that has neither arrived nor come back. */
const AWAITED = sql<boolean>`(promised_at is not null and settled_at is null and status in ('completed', 'cancelled'))`;

/** Claims orders whose look is due, pending or promised, at most `limit`, each for one process until `retryAt`. */
export async function claimDue(tx: Tx, now: Date, retryAt: Date, limit: number): Promise<PaymentRow[]> {
  const claimed = await tx
    .updateTable('payments')
    .set({
      // A process of the former release settles orders without ending their looks.
      next_look_at: sql<Date | null>`case when status = 'pending' or ${AWAITED} then ${retryAt}::timestamptz end`,
      looked_at: now,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where('next_look_at', '<=', now)
        .orderBy('next_look_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return claimed.filter((row) => row.status === 'pending' || isPromised(row));
}

/** Claims a look at a pending order of the member whose browser waits for it; false when the last one was after `before`. */
export async function claimReturn(tx: Tx, id: string, now: Date, before: Date): Promise<boolean> {
  const result = await tx
    .updateTable('payments')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('provider_id', 'is not', null)
    .where((eb) => eb.or([eb('looked_at', 'is', null), eb('looked_at', '<=', before)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Plans the next look at an order that is still pending or promised. */
export async function planLook(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ next_look_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('status', '=', 'pending'), AWAITED]))
    .execute();
}

/** Payments that a provider collected for, or should have, by their orders of a period. */
export function listMadeBetween(tx: Tx, provider: string, from: Date, to: Date): Promise<PaymentRow[]> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Counts an opened return address; false when one with this count was opened before. */
export async function countReturn(tx: Tx, id: string, looks: number): Promise<boolean> {
  const result = await tx
    .updateTable('payments')
    .set({ return_looks: looks + 1 })
    .where('id', '=', id)
    .where('return_looks', '=', looks)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
