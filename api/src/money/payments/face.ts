export { customerOf, paymentContext, pricingOf, type PaymentContext } from './context.ts';
export { buyersZone, isInTime, lastDayOf } from './deadline.ts';
export { isOfCountry, methodName } from './methods.ts';
export { ordererOf, type Orderer } from './order/orderer.ts';
export { presentPayment } from './presenter.ts';
export { enforceRequest, placeOrder } from './start.ts';
export { providerOrderOf } from './create.ts';
export { storeProviderId } from './looks-repository.ts';
export { failOrder } from './settle.ts';
export { listDrifts, type DriftRow } from './reconciliation/drift-repository.ts';
export { forgetBuyer } from './departure.ts';
export { settlePayment } from './look.ts';
export { checkPurchases } from './oracle-repository.ts';
export {
  acceptOrder,
  creditPriceOf,
  findOwn,
  findPayment,
  lockPayment,
  readReceiver,
  type PaymentRow,
} from './repository.ts';
export type { ProviderChargeback, ProviderRefund, Snapshot } from './provider.ts';
export { openReturn, type Return } from './return-address.ts';
export { offersFor, timeBonusFor } from './service.ts';
export { daysBefore, reconcile, RECONCILED_DAYS } from './reconcile.ts';
export { planReconciliation } from './reconcile-jobs.ts';
