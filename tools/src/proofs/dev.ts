import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { readJson, ROOT } from '#src/lib/workspace.ts';
import { proveByJourneys } from './journey-proof.ts';

/**
 * `npm run proof dev`: runs `mfe-chat` alone from a fresh checkout and measures its first paint and edits, in which a typed
 * draft survives; then every other remote alone, of which `npm test` runs one. Goals on a quiet machine: 10 s from cold, 2 s per edit.
 * Writes docs/proofs/dev.json.
 */
const figures = join(ROOT, '.cache/dev-figures.json');
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const [load] = loadavg();
await proveByJourneys({
  name: 'dev',
  arguments: ['development/alone'],
  env: { FIGURES_FILE: figures, ALONE: 'all' },
  facts: () => ({
    load_before: load,
    goals: { cold_ms: 10_000, edit_ms: 2_000 },
    ...readJson<object>(figures),
  }),
});
