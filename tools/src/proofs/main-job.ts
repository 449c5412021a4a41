import { parseArgs } from 'node:util';
import { proveByJourneys } from './journey-proof.ts';

/**
 * `npm run proof:main-job [-- --times 3]`: the main journey, from the entry warning to a paid conversation and out again,
 * several times in a row, each on a data folder of its own.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } });
const times = Number(values.times);
await proveByJourneys({
  name: 'main-job',
  arguments: ['main-job', `--repeat-each=${times}`],
  facts: { times },
});
