export { declareTraits, storeProfileConsents } from './service.ts';
export { isConsentOutdated } from './repository.ts';
