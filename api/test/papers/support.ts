import { findPayment } from '#src/money/payments/repository.ts';
import { issueCreditNote, type DoneReturn } from '#src/money/papers/face.ts';
import { papersOf, type PaperRow } from '#src/money/papers/repository.ts';
import type { TestApp, TestClient } from '../harness.ts';
import { choose, started } from '../payments/support.ts';

/** Buys 25 credits for EUR 22.50. @returns the receipt */
export async function paid({ services: { db } }: TestApp, client: TestClient): Promise<PaperRow> {
  const { id } = await started(client);
  await choose(client, id, 'paid');
  const [receipt] = await papersOf(db, id);
  if (!receipt) throw new Error('the payment has no receipt');
  return receipt;
}

/** Stores a done refund and issues its credit note, as the path that books refunds does. */
export async function credited(
  { services }: TestApp,
  paymentId: string,
  done: Omit<DoneReturn, 'reason'>,
): Promise<void> {
  const at = services.clock.now();
  await services.unitOfWork(async (tx, afterCommit) => {
    const row = { ...done, reason: 'withdrawal', payment_id: paymentId } as const;
    const state = {
      state: 'done',
      provider_refund_id: null,
      asked_by: null,
      failure: null,
      currency: 'EUR',
    } as const;
    await tx
      .insertInto('payment_returns')
      .values({ ...row, ...state, asked_at: at, changed_at: at })
      .execute();
    const payment = (await findPayment(tx, paymentId))!;
    await issueCreditNote(services, { tx, afterCommit }, payment, row);
  });
}
