import type { Db } from '#src/platform/db/database.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import type { Buyer } from './buyer.ts';

/** What books, provider and outbox say about a buyer with one order. */
export interface Facts {
  status: string;
  /** What the provider has made, and what became of it there. */
  atProvider: readonly string[];
  /** Credits that came for the order, over all its movements. */
  credited: number;
  balance: number;
  returns: readonly string[];
  chargebacks: readonly string[];
  papers: readonly string[];
  /** How often each mail came; without receipts of statements, and without news that may be overtaken by later ones. */
  mails: readonly number[];
}

/** Reads them. @throws Error when the buyer has not exactly one order */
export async function factsOf(db: Db, { id: buyer, email }: Pick<Buyer, 'id' | 'email'>): Promise<Facts> {
  const [payment, ...others] = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', buyer)
    .execute();
  if (!payment || others.length > 0) throw new Error(`${others.length + (payment ? 1 : 0)} orders`);
  const { id } = payment;
  const made = await db.selectFrom('sandbox_payments').selectAll().where('payment_id', '=', id).execute();
  const moved = await db
    .selectFrom('sandbox_returns')
    .innerJoin('sandbox_payments', 'sandbox_payments.id', 'sandbox_returns.sandbox_id')
    .select(['kind', 'sandbox_returns.amount', 'reversed_at'])
    .where('sandbox_payments.payment_id', '=', id)
    .execute();
  const entries = await db
    .selectFrom('ledger_entries')
    .select('credits')
    .where('operation_id', '=', `payment:${id}`)
    .where('purse', 'is not', null)
    .execute();
  const returns = await db.selectFrom('payment_returns').selectAll().where('payment_id', '=', id).execute();
  const chargebacks = await db
    .selectFrom('payment_chargebacks')
    .selectAll()
    .where('payment_id', '=', id)
    .execute();
  const papers = await db
    .selectFrom('papers')
    .select('kind')
    .where('payment_id', '=', id)
    .orderBy('kind')
    .execute();
  const mails = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('to', '=', email)
    .where('id', 'not like', 'withdrawal-%')
    .where('id', 'not like', 'charge_back-%')
    .groupBy('subject')
    .execute();
  const isReversed = (at: Date | null) => (at ? 'reversed' : 'standing');
  return {
    status: payment.status,
    atProvider: [
      ...made.map(({ status, amount }) => `${status} ${amount}`),
      ...moved.map(({ kind, amount, reversed_at: at }) =>
        kind === 'refund' ? `refund ${amount}` : `chargeback ${amount} ${isReversed(at)}`,
      ),
    ],
    credited: entries.reduce((sum, { credits }) => sum + credits, 0),
    balance: await balanceOf(db, buyer),
    returns: returns.map(({ state, amount }) => `${state} ${amount}`),
    chargebacks: chargebacks.map(({ amount, reversed_at: at }) => `${isReversed(at)} ${amount}`),
    papers: papers.map(({ kind }) => kind),
    mails: mails.map(({ count }) => Number(count)),
  };
}

/** An order whose money went back to the buyer. */
export const REFUNDED: Facts = {
  status: 'refunded',
  atProvider: ['paid 2250', 'refund 2250'],
  credited: 25,
  balance: 0,
  returns: ['done 2250'],
  chargebacks: [],
  papers: ['credit_note', 'receipt'],
  mails: [1, 1],
};

/** An order whose charge-back was reversed. */
export const REVERSED: Facts = {
  status: 'completed',
  atProvider: ['paid 2250', 'chargeback 2250 reversed'],
  credited: 25,
  balance: 25,
  returns: [],
  chargebacks: ['reversed 2250'],
  papers: ['receipt'],
  mails: [1, 1],
};

/** An order whose buyer has not paid. */
export const FAILED: Facts = {
  status: 'failed',
  atProvider: ['failed 2250'],
  credited: 0,
  balance: 0,
  returns: [],
  chargebacks: [],
  papers: [],
  mails: [],
};
