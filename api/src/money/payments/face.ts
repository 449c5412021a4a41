export { customerOf } from './context.ts';
export { forgetBuyer } from './departure.ts';
export { checkPurchases } from './oracle-repository.ts';
export { creditPriceOf } from './repository.ts';
export { offersFor, timeBonusFor } from './service.ts';
