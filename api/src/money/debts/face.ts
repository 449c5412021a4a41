export type { DebtRow } from './repository.ts';
export { debtPartsOf, openDebtOf } from './service.ts';
