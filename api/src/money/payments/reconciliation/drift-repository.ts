import type { Money } from '@rendezvous/contract/kernel/common';
import type { Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { PaymentDriftsTable } from '../tables.ts';

/**
 * How books and provider differ: in the amount, in the money that went back, by a payment that only the provider or only the books have, or by one
 * whose credits were missing. The last kind was booked when it was found.
 */
export type DriftKind = 'amount' | 'returned' | 'missing_here' | 'missing_there' | 'uncredited';

export interface Drift {
  kind: DriftKind;
  provider: string;
  payment: string | null;
  providerId: string | null;
  ours: Money | null;
  theirs: Money | null;
}

export type DriftRow = Selectable<PaymentDriftsTable>;

/** Replaces the differences of a provider and a period by those of a new comparison. One that was booked when it was found is none any more. */
export async function replaceDrifts(
  tx: Tx,
  { provider, from, to, at }: { provider: string; from: Date; to: Date; at: Date },
  drifts: readonly Drift[],
): Promise<void> {
  await tx
    .deleteFrom('payment_drifts')
    .where('provider', '=', provider)
    .where('compared_from', '>=', from)
    .where('compared_from', '<', to)
    .execute();
  for (const { kind, payment, providerId, ours, theirs } of drifts) {
    if (kind === 'uncredited') continue;
    const row = {
      payment_id: payment,
      provider_id: providerId,
      ours: ours?.amount ?? null,
      theirs: theirs?.amount ?? null,
      currency: (ours ?? theirs)?.currency ?? '',
      compared_from: from,
      found_at: at,
    };
    await tx
      .insertInto('payment_drifts')
      .values({ provider, about: payment ?? providerId ?? '', kind, ...row })
      .onConflict((conflict) => conflict.columns(['provider', 'about', 'kind']).doUpdateSet(row))
      .execute();
  }
}

/** Differences that are there, the latest found first. */
export function listDrifts(tx: Tx, limit: number): Promise<DriftRow[]> {
  return tx
    .selectFrom('payment_drifts')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('about')
    .limit(limit)
    .execute();
}
