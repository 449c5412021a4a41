import { proveByJourneys } from './journey-proof.ts';

/** `npm run proof:rollbacks`: every faulty version behind every entry to a remote; `npm test` takes each fault and each entry once. */
await proveByJourneys({ name: 'rollbacks', arguments: ['rollback'], env: { TEST_SIZE: 'whole' } });
