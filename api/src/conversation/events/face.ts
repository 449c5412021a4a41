export { createLiveBus } from './service.ts';
