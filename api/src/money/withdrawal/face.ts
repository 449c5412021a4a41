export { forgetWithdrawer } from './departure.ts';
export { withdrawAsVisitor } from './service.ts';
export { timeInWords } from './statement.ts';
