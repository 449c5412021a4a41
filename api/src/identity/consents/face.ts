export { declareTraits, keepProfileConsents } from './service.ts';
