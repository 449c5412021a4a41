export { LEFT_BEHIND_AFTER_MS } from './policy.ts';
export { lockLimitOfPayment } from './repository.ts';
export { limitSpending, lockMonth, lockRoom } from './service.ts';
