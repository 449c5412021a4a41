export { ownAccount } from './service.ts';
