export type { DebtRow } from './repository.ts';
export { debtPartsOf, matchDebt, openDebtOf, payDebt, promiseDebtPart, waiveDebt } from './service.ts';
