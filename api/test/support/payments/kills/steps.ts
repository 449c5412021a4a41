/** Acts of a buyer, a bank and a provider, in which the steps happen. */
export type Act = 'order' | 'pay' | 'withdraw' | 'receive the refund' | 'charge back' | 'reverse';

/** A row whose change is the step. `early` steps are inside a transaction, the others end it. */
export interface ChangedRow {
  table: string;
  event: string;
  /** Condition on the new row, in SQL. */
  when?: string;
  early?: true;
}

/** A step of a payment at which a process is killed. One without a row begins with the lock of the payment. */
export interface Step {
  name: string;
  act: Act;
  row?: ChangedRow;
}

/** The steps of a payment, in the order in which they happen. */
export const STEPS: readonly Step[] = [
  { name: 'order stored', act: 'order', row: { table: 'payments', event: 'insert' } },
  { name: 'made at the provider', act: 'order', row: { table: 'sandbox_payments', event: 'insert' } },
  {
    name: 'provider id stored',
    act: 'order',
    row: { table: 'payments', event: 'update of provider_id', when: 'new.provider_id is not null' },
  },
  { name: 'webhook received', act: 'pay' },
  {
    name: 'receipt numbered',
    act: 'pay',
    row: {
      table: 'paper_numbers',
      event: 'insert or update',
      when: `new.kind = 'receipt'`,
      early: true,
    },
  },
  {
    name: 'credited',
    act: 'pay',
    row: { table: 'ledger_entries', event: 'insert', when: `new.operation_id like 'payment:%'` },
  },
  { name: 'mail queued', act: 'pay', row: { table: 'outbox_mails', event: 'insert' } },
  { name: 'refund asked', act: 'withdraw', row: { table: 'payment_returns', event: 'insert' } },
  {
    name: 'refund sent',
    act: 'withdraw',
    row: { table: 'sandbox_returns', event: 'insert', when: `new.kind = 'refund'` },
  },
  {
    name: 'refund done',
    act: 'receive the refund',
    row: { table: 'payment_returns', event: 'update of state', when: `new.state = 'done'` },
  },
  {
    name: 'charge-back booked',
    act: 'charge back',
    row: { table: 'payment_chargebacks', event: 'insert' },
  },
  {
    name: 'reversal booked',
    act: 'reverse',
    row: {
      table: 'payment_chargebacks',
      event: 'update of reversed_at',
      when: 'new.reversed_at is not null',
    },
  },
];
