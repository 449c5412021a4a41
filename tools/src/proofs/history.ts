import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveByJourneys } from './journey-proof.ts';

/**
 * `npm run proof history`: a conversation of 10,000 messages is scrolled to its beginning and back: at most 60 messages on the page, no task
 * with over 50 ms of the processor, none moves by itself. The record says what was measured, of tasks by the clock too, which counts what else the
 * machine does. `HISTORY_MESSAGES=3000` takes as many; `npm test` does it with 400 and without a trace.
 */
const [load] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'rendezvous-history-'));
const figuresOf = (name: string): object => {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
};
try {
  await proveByJourneys({
    name: 'history',
    arguments: ['long-history'],
    env: { HISTORY_MESSAGES: process.env.HISTORY_MESSAGES ?? '10000', HISTORY_FIGURES: folder },
    facts: () => ({
      load_before: load,
      load_after: loadavg()[0],
      conditions:
        '1280 × 900, steps of three quarters of a window, three frames each to the beginning and two each back, under a trace',
      ...figuresOf('scroll'),
      ...figuresOf('keyboard'),
    }),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
