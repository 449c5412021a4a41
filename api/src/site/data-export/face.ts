export { endExports, forgetExports } from './service.ts';
