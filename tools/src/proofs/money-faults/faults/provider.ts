import type { Fault } from '../fault.ts';

/** Faults in what a provider is asked and believed. */
export const PROVIDER_FAULTS: readonly Fault[] = [
  {
    name: 'a second report completes the order once more',
    file: 'money/payments/settle.ts',
    was: 'if (next === payment.status || (',
    becomes: `if ((next === payment.status && next !== 'completed') || (`,
    tests: ['payments/public-bugs.test.ts'],
  },
  {
    name: 'two answers at once are booked without a lock',
    file: 'money/payments/repository.ts',
    was: `(await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null`,
    becomes: `(await tx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null`,
    tests: ['payments/public-bugs.test.ts'],
  },
  {
    name: 'the paid amount is not compared with the order',
    file: 'money/payments/settle.ts',
    was: 'amount.amount === payment.amount && ',
    becomes: '',
    tests: ['payments/provider-answers.test.ts'],
  },
  {
    name: 'the paid currency is not compared with the order',
    file: 'money/payments/settle.ts',
    was: ' && amount.currency === payment.currency',
    becomes: '',
    tests: ['payments/provider-answers.test.ts'],
  },
  {
    name: 'an order expires before its provider is asked',
    file: 'money/payments/look.ts',
    was: `    await settlePayment(context, payment);
    const now = clock.now();
    if (isPromised(payment)) await planLook(db, payment.id, after(now, PROMISE_LOOK_MS));
    else if (now >= payment.expires_at) await expire(context, payment.id);`,
    becomes: `    const now = clock.now();
    if (now >= payment.expires_at) await expire(context, payment.id);
    await settlePayment(context, payment);
    if (now >= payment.expires_at) return;
    if (isPromised(payment)) await planLook(db, payment.id, after(now, PROMISE_LOOK_MS));`,
    tests: ['payments/looks.test.ts'],
  },
  {
    name: 'a webhook is answered well while its provider is away',
    file: 'money/payments/look.ts',
    was: `throw problem('unavailable', { detail: 'the payment provider does not answer' });`,
    becomes: 'return null;',
    tests: ['payments/provider-answers.test.ts'],
  },
  {
    name: 'an event with a wrong signature is accepted',
    file: 'money/payments/sandbox/dialects.ts',
    was: 'return signer.verify(signature, ...signed(event, payment, String(status))) ? [payment] : null;',
    becomes: 'void signer;\n    return [payment];',
    tests: ['payments/provider-answers.test.ts'],
  },
  {
    name: 'an erased buyer gets credits',
    file: 'money/payments/settle.ts',
    was: `if (!(await repository.isMember(tx, payment.user_id))) return 'left';`,
    becomes: '',
    tests: ['payments/lives.test.ts'],
  },
  {
    name: 'the comparison of the night is blind to a foreign payment',
    file: 'money/payments/reconcile.ts',
    was: `return status === 'paid' ? { kind: 'missing_here', payment: id, ours: null, ...facts } : null;`,
    becomes: 'return null;',
    tests: ['payments/reconciliation.test.ts'],
  },
  {
    name: 'the comparison of the night is blind to a missing payment',
    file: 'money/payments/reconcile.ts',
    was: `const isThere = snapshot?.status === 'paid' || order.promised_at !== null;`,
    becomes: `const isThere = snapshot?.status !== 'open' || order.promised_at !== null;`,
    tests: ['payments/reconciliation.test.ts'],
  },
  {
    name: 'a failure reported after the order completed is silent',
    file: 'money/payments/policy.ts',
    was: `reported !== 'paid' && reported !== 'open' && reported !== 'promised';`,
    becomes: `reported !== 'paid' && reported === 'open' && reported !== 'promised';`,
    tests: ['payments/public-bugs.test.ts'],
  },
  {
    name: 'the comparison of the night is blind to a cent',
    file: 'money/payments/reconcile.ts',
    was: 'theirs.amount !== order.amount ||',
    becomes: 'Math.abs(theirs.amount - order.amount) > 1 ||',
    tests: ['payments/reconciliation.test.ts'],
  },
];
