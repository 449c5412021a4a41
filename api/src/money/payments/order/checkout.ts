import type { CreatePaymentResponse } from '@rendezvous/contract/resources/payments/schemas';
import { moneyOf } from '#src/money/returns/face.ts';
import type { PaymentContext } from '../context.ts';
import { createAtProvider, refuseUnmade } from '../create.ts';
import { presentPayment } from '../presenter.ts';
import type { PaymentRow } from '../repository.ts';

/** Makes a stored order at its provider. @throws problem `unavailable` when the provider is away; the order is gone then */
export async function checkout(
  context: PaymentContext,
  row: PaymentRow,
  origin: string,
): Promise<CreatePaymentResponse> {
  const payment = presentPayment(row, context.clock.now(), await moneyOf(context.db, row.id));
  if (row.status !== 'pending') return { payment };
  try {
    return { payment, redirect_url: await createAtProvider(context, row, origin) };
  } catch (error) {
    return refuseUnmade(context, row.id, error);
  }
}
