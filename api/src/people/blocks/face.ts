export { block } from './service.ts';
