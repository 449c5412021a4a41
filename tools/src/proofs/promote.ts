import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson, ROOT } from '#src/lib/workspace.ts';
import { proveByJourneys } from './journey-proof.ts';

/**
 * `npm run proof promote [-- --rounds 20]`: rebuilds and promotes remotes while pages, and built files of the versions they
 * name, are asked for without pause. None may be missing or refused. Writes docs/proofs/promote.json.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const figures = join(ROOT, '.cache/promote-figures.json');
mkdirSync(join(ROOT, '.cache'), { recursive: true });
await proveByJourneys({
  name: 'promote',
  arguments: ['failures/promotions'],
  env: { PROMOTIONS: values.rounds, FIGURES_FILE: figures },
  facts: () => readJson<object>(figures),
});
