import type { Fault } from '../fault.ts';

/** Faults in orders, codes and limits. */
export const ORDER_FAULTS: readonly Fault[] = [
  {
    name: 'the price on the button is not compared',
    file: 'money/payments/start.ts',
    was: 'price.amount.amount + line !== body.amount.amount',
    becomes: 'price.amount.amount < 0',
    tests: ['payments/button-price.test.ts'],
  },
  {
    name: 'an open debt does not block an order',
    file: 'money/payments/order/debt-order.ts',
    was: `if (!pays) throw problem('debt_open', { params: { debt: sumOf(debt) } });`,
    becomes: 'if (!pays) return null;',
    tests: ['returns/debts.test.ts'],
  },
  {
    name: 'the code of a failed order is not released',
    file: 'money/payments/settle.ts',
    was: `    await changeStatus(context, unit, payment, next);
    await releaseDiscount(unit.tx, payment.id);`,
    becomes: '    await changeStatus(context, unit, payment, next);',
    tests: ['payments/discounts.test.ts'],
  },
  {
    name: 'a code that another order used is given again to late money',
    file: 'money/payments/settle.ts',
    was: `return (await useDiscount(tx, payment, now)) ? null : 'late';`,
    becomes: 'await useDiscount(tx, payment, now);\n  return null;',
    tests: ['payments/replaced-orders.test.ts'],
  },
  {
    name: 'a move of country opens a second month of spending',
    file: 'money/spend-limit/policy.ts',
    was: 'if (last && at < last.until) return last;',
    becomes: 'void last;',
    tests: ['orders/spend-month.test.ts'],
  },
  {
    name: 'a refund gives no room in the limit',
    file: 'money/spend-limit/repository.ts',
    was: `r.payment_id = payments.id and r.state <> 'failed'`,
    becomes: 'r.payment_id = payments.id and false',
    tests: ['orders/spend-month.test.ts'],
  },
  {
    name: 'an order reserves code and limit although its provider is away',
    file: 'money/payments/create.ts',
    was: '    await deletePayment(tx, id);\n',
    becomes: '',
    tests: ['payments/provider-away.test.ts'],
  },
  {
    name: 'a repeated request orders once more',
    file: 'money/payments/start.ts',
    was: 'if (earlier) return sameOrder(orderer, earlier, body);',
    becomes: "if (earlier) id = [...id].reverse().join('');",
    tests: ['payments/provider-away.test.ts'],
  },
];
