import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { readJson, ROOT } from '#src/lib/workspace.ts';
import { proveByJourneys, type JourneyProof } from './journey-proof.ts';

/** Where the journey leaves its figures. */
const BUSY_RECORD = join(ROOT, '.cache/busy-rendering.json');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '3' }, sends: { type: 'string' } },
});
const times = Number(values.times);
const sends = values.sends ?? process.env.OFFLINE_SENDS ?? '1000';

/** Proofs that are journeys at their whole size, of which `npm test` and `npm run test:all` run a reduced one. */
const PROOFS: Readonly<Record<string, Omit<JourneyProof, 'name'>>> = {
  /** From the entry warning to a paid conversation and out again, `--times` in a row, each on a data folder of its own. */
  'main-job': { arguments: ['main-job', `--repeat-each=${times}`], facts: { times } },
  /** Every faulty version behind every entry to a remote. */
  rollbacks: { arguments: ['rollback'], env: { TEST_SIZE: 'whole' } },
  /** axe over every listed state at both widths in both themes, and every screen of the main journey in all seven languages. */
  states: {
    arguments: ['journeys/site/accessibility', 'journeys/site/languages.test'],
    env: { TEST_SIZE: 'whole' },
  },
  /**
   * Messages written in a browser over a network that is cut, breaks, loses answers and repeats requests, while tabs are closed; each
   * arrives once, is paid once, and all are in their order. `--sends 100` writes as many.
   */
  /** A looping server build beside two busy processes for five minutes: HTML and times of all other pages. */
  'busy-rendering': {
    arguments: ['busy-rendering'],
    env: { BUSY_SECONDS: '300', BUSY_RECORD },
    facts: () => readJson<object>(BUSY_RECORD),
  },
  offline: {
    arguments: ['offline'],
    env: { OFFLINE_SENDS: sends },
    facts: { sends: Number(sends), seed_of_faults: 14 },
  },
};

const [name = ''] = positionals;
const proof = PROOFS[name];
if (!proof) throw new Error(`usage: journeys.ts ${Object.keys(PROOFS).join(' | ')}`);
await proveByJourneys({ name, ...proof });
