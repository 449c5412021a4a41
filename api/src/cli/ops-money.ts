import { REFUND_PARTS } from '@rendezvous/contract/operators/money/values';
import { formatMoney } from '@rendezvous/i18n/money';
import pino from 'pino';
import {
  decide,
  lookNow,
  readOverview,
  refundAgain,
  refundPayment,
  retryJob,
  searchPayments,
  showPayment,
  waiveDebtBy,
  type Teller,
} from '#src/operations/money/face.ts';
import { paymentContext } from '#src/money/payments/face.ts';
import { money } from '#src/platform/lib/money.ts';
import type { Services } from '#src/platform/services.ts';
import { printTable, UsageError, type Command } from './terminal.ts';

export const MONEY_USAGE = `npm run ops -- money show                       disputes, refunds, jobs, orders and debts that wait
npm run ops -- payment find <order|provider's id|member's id|e-mail>
npm run ops -- payment show <order>              both sides of its books
npm run ops -- payment look <order>              asks the provider, and books what it says
npm run ops -- payment refund <order> <${REFUND_PARTS.join('|')}> <minor units> <reason, for the member>
npm run ops -- return retry <return>             sends a refund again that the bank did not accept
npm run ops -- debt waive <debt> <reason, for the member>
npm run ops -- money confirm|refuse <act> <note> as the second person
npm run ops -- job retry <job>`;

function required(value: string | undefined): string {
  if (!value) throw new UsageError(MONEY_USAGE);
  return value;
}

const contextOf = (services: Services) => paymentContext(services, pino({ enabled: false }));
/** The command line has the role of finance, since its user can read the database. */
const teller = (name: string): Teller => ({ name, role: 'finance' });
const json = (facts: object) =>
  printTable(Object.entries(facts).map(([key, value]) => [key, JSON.stringify(value)]));
const english = (amount: { amount: number; currency: string }) => formatMoney('en', amount);

const verdict =
  (said: 'confirm' | 'refuse'): Command =>
  async (services, operator, [act, ...note]) =>
    json(
      await decide(contextOf(services), teller(operator), {
        act: required(act),
        verdict: said,
        note: required(note.join(' ')),
      }),
    );

/** Money as operators see and move it, with the rules of the room: limits, the second person, the log and the mail to the member. */
export const MONEY_COMMANDS: Record<string, Command> = {
  'money show': async (services) => json(await readOverview(contextOf(services))),
  'money confirm': verdict('confirm'),
  'money refuse': verdict('refuse'),
  async 'payment find'(services, operator, [word]) {
    const { items } = await searchPayments(contextOf(services), operator, required(word), null);
    printTable(
      items.map((row) => [
        row.id,
        row.created_at,
        english(row.amount),
        row.method,
        row.status,
        row.money ?? '',
        row.provider_id ?? '',
      ]),
    );
  },
  async 'payment show'(services, operator, [id]) {
    const { pairs, ...payment } = await showPayment(contextOf(services), teller(operator), required(id));
    json(payment);
    const half = (entry: (typeof pairs)[number]['ours']) =>
      entry
        ? [entry.event, entry.at, entry.amount && english(entry.amount), entry.state, entry.id]
            .filter(Boolean)
            .join(' ')
        : '–';
    printTable([
      ['provider', 'our books', ''],
      ...pairs.map(({ provider, ours, fit }) => [half(provider), half(ours), fit]),
    ]);
  },
  'payment look': (services, operator, [id]) => lookNow(contextOf(services), operator, required(id)),
  async 'payment refund'(services, operator, [id, word, units, ...reason]) {
    const part = REFUND_PARTS.find((known) => known === word);
    const amount = Number(required(units));
    if (!part || !Number.isSafeInteger(amount)) throw new UsageError(MONEY_USAGE);
    const context = contextOf(services);
    const { here } = await showPayment(context, teller(operator), required(id));
    const wish = {
      payment: required(id),
      part,
      amount: money(amount, here.currency),
      reason: required(reason.join(' ')),
    };
    json(await refundPayment(context, teller(operator), wish));
  },
  'return retry': (services, operator, [id]) => refundAgain(contextOf(services), operator, required(id)),
  'debt waive': async (services, operator, [debt, ...reason]) =>
    json(
      await waiveDebtBy(contextOf(services), teller(operator), required(debt), required(reason.join(' '))),
    ),
  'job retry': (services, operator, [id]) => retryJob(contextOf(services), operator, required(id)),
};
