import { pathTo } from '@rendezvous/contract/kernel/routes';
import { formatMoney } from '@rendezvous/i18n/money';
import { findUser } from '#src/identity/accounts/face.ts';
import { money } from '#src/platform/lib/money.ts';
import { mailLink, sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import { findAct } from './acts-repository.ts';

/** Mails a buyer what an operator did about their money, with the operator's reason. An erased buyer gets no mail. */
export async function mailAct(services: Services, id: string): Promise<void> {
  const act = await findAct(services.db, id);
  const user = act && (await findUser(services.db, act.user_id));
  if (!user) return;
  await sendMail(services, user, {
    id: `money act ${id}`,
    kind: act.kind === 'refund' ? 'money-back' : 'debt-waived',
    purpose: 'account',
    cause: 'operator',
    url: mailLink(services, pathTo('transactions-id', { id: act.payment_id }), {}),
    values: { amount: formatMoney(user.language, money(act.amount, act.currency)) },
    written: [act.reason],
    more: ['then'],
  });
}
