export { forgetMandates } from './service.ts';
