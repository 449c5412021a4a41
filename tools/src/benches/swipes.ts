import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveByJourneys } from '#src/proofs/journey-proof.ts';

/**
 * `npm run bench swipes`: 60 passes in a row by key on a phone's processor (CPU ÷ 4), with the time of scripts per swipe and the frames
 * over 50 ms. Goals: 16 ms of scripts, no such frame. `npm test` does it with 8. Writes docs/proofs/bench-swipes.json.
 */
const [load] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'rendezvous-swipes-'));
const file = join(folder, 'figures.json');
try {
  await proveByJourneys({
    name: 'bench-swipes',
    arguments: ['swipe-row'],
    env: { SWIPES: process.env.SWIPES ?? '60', SWIPE_FIGURES: file },
    facts: () => ({
      load_before: load,
      load_after: loadavg()[0],
      ...(JSON.parse(readFileSync(file, 'utf8')) as object),
    }),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
