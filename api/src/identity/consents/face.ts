export { declareTraits, storeProfileConsents } from './service.ts';
