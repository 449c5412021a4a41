import { proveByJourneys } from './proof/journey-proof.ts';

/** `npm run proof:states`: axe over every listed state at both widths in both themes; `npm test` lets the widths alternate. */
await proveByJourneys({ name: 'states', arguments: ['accessibility'], env: { STATES: 'all' } });
