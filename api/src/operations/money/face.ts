export { decide, refundPayment, waiveDebtBy } from './acts.ts';
export { alarmOperators, planMoneyAlarm } from './alarm.ts';
export { clearWords } from './acts-repository.ts';
export { lookNow, refundAgain, retryJob } from './ask-again.ts';
export type { Teller } from './context.ts';
export { readOverview } from './overview.ts';
export { searchPayments, showPayment } from './show.ts';
