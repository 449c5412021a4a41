import { pathTo } from '@rendezvous/contract/kernel/routes';
import { formatMoney } from '@rendezvous/i18n/money';
import { money } from '#src/platform/lib/money.ts';
import { mailLink, sendMail } from '#src/platform/mail/face.ts';
import type { ReturnContext } from './context.ts';
import * as repository from './repository.ts';

/** Reports a failed return to operators, and mails its buyer that the money is still owed; the buyer's open pages read it again. */
export async function reportFailure(context: ReturnContext, id: string): Promise<void> {
  const { db, live, log } = context;
  const row = await repository.findReturn(db, id);
  const payment = row && (await repository.findPayment(db, row.payment_id));
  if (!row || !payment) return;
  const facts = { return: id, payment: payment.id, provider: payment.provider, failure: row.failure };
  log.error({ event: 'payment_return_failed', ...facts }, 'a return failed, and its money is still owed');
  await live.publish(payment.user_id, 'payment', { id: payment.id, status: payment.status });
  const receiver = await repository.readReceiver(db, payment.user_id);
  if (!receiver) return;
  await sendMail(context, receiver, {
    id: `failed return ${id} ${row.attempt}`,
    kind: 'return_failed',
    purpose: 'account',
    cause: 'payment',
    url: mailLink(context, pathTo('transactions-id', { id: payment.id }), {}),
    values: { amount: formatMoney(receiver.language, money(row.amount, row.currency)) },
    more: ['next'],
  });
}
