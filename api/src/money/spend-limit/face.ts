export { lockLimitOfPayment } from './repository.ts';
export { limitSpending, lockRoom } from './service.ts';
