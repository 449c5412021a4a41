export type { DebtRow } from './repository.ts';
export {
  debtPartsOf,
  debtsOf,
  matchDebt,
  openDebtOf,
  payDebt,
  promiseDebtPart,
  waiveDebt,
} from './service.ts';
