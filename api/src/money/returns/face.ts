export { moneyOf, readMoney, NO_MONEY, type MoneyFacts } from './facts.ts';
export { moneyStateOf } from './policy.ts';
export { presentMoney } from './presenter.ts';
export { quoteReturn, type ReturnQuote } from './quote.ts';
export type { ChargebackRow, ReturnRow } from './repository.ts';
