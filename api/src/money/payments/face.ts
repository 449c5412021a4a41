export { customerOf, paymentContext } from './context.ts';
export { methodName } from './methods.ts';
export { forgetBuyer } from './departure.ts';
export { checkPurchases } from './oracle-repository.ts';
export {
  creditPriceOf,
  findOwn,
  findPayment,
  lockPayment,
  readReceiver,
  type PaymentRow,
} from './repository.ts';
export { openReturn, type Return } from './return-address.ts';
export { offersFor, timeBonusFor } from './service.ts';
export { daysBefore, reconcile, RECONCILED_DAYS } from './reconcile.ts';
export { planReconciliation } from './reconcile-jobs.ts';
