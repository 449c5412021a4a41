import { proveByJourneys } from './journey-proof.ts';

/**
 * `npm run proof:offline`: 1,000 messages are written in a browser over a way that is cut, breaks, loses answers and says things twice, while
 * tabs are closed; each arrives once, is paid once, and all are in their order. `OFFLINE_SENDS=100` writes as many; `npm test` writes 24.
 */
const sends = process.env.OFFLINE_SENDS ?? '1000';
await proveByJourneys({
  name: 'offline',
  arguments: ['offline'],
  env: { OFFLINE_SENDS: sends },
  facts: { sends: Number(sends), seed_of_faults: 14 },
});
