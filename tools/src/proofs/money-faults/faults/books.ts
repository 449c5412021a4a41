import type { Fault } from '../fault.ts';

/** Faults in the wallet's lots and in papers. */
export const BOOK_FAULTS: readonly Fault[] = [
  {
    name: 'credits are revoked from another purchase',
    file: 'money/wallet/repository.ts',
    was: 'where l.payment_id = ${paymentId} and l.user_id = ${userId} group by l.id having sum(e.credits) > 0),',
    becomes: `where l.user_id = \${userId} and l.purse = 'paid' group by l.id having sum(e.credits) > 0 order by min(l.position) limit 1),`,
    tests: ['wallet/ledger.test.ts'],
  },
  {
    name: 'credits come back to another purchase',
    file: 'money/wallet/repository.ts',
    was: 'select ${operationId}, line, account, purse, -credits, ${kind}, lot_id from ledger_entries',
    becomes:
      'select ${operationId}, line, account, purse, -credits, ${kind}, case when lot_id is not null then (select max(id) from ledger_lots l where l.user_id = ${userId} and l.purse = ledger_entries.purse) end from ledger_entries',
    tests: ['wallet/ledger.test.ts'],
  },
  {
    name: 'a credit that comes back stays although its money is gone',
    file: 'money/returns/lots-back.ts',
    was: 'if (isBooked) for (const order of orders) await alignOrder(context, unit, order);',
    becomes: 'void [context, orders, alignOrder];',
    tests: ['returns/booking.test.ts'],
  },
  {
    name: 'numbers of receipts have gaps',
    file: 'money/papers/repository.ts',
    was: 'paper_numbers.last + 1',
    becomes: 'paper_numbers.last + 2',
    tests: ['papers/issuing.test.ts'],
  },
  {
    name: 'a refund has no credit note',
    file: 'money/returns/align.ts',
    was: `    if (row.state === 'done') await issueCreditNote(context, unit, payment, row);`,
    becomes: '    void [row, issueCreditNote];',
    tests: ['returns/provider-answers.test.ts'],
  },
  {
    name: 'a credit note has the tax of its own day',
    file: 'money/papers/issue.ts',
    was: 'issue(context, unit, payment, facts, receipt.vat_rate)',
    becomes: 'issue(context, unit, payment, facts)',
    tests: ['papers/issuing.test.ts'],
  },
  {
    name: 'the tax of credit notes is rounded each for itself',
    file: 'money/papers/policy.ts',
    was: 'netOf(earlier + amount, rate) - netOf(earlier, rate)',
    becomes: 'netOf(amount, rate)',
    tests: ['papers/vat.test.ts'],
  },
];
