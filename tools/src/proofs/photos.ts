import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { REPORTS, type Report } from '#src/lib/report.ts';
import { readJson, ROOT } from '#src/lib/workspace.ts';
import { writeProof } from '#src/lib/proof-record.ts';

/**
 * `npm run proof photos`: hostile and private pictures. 50 files with GPS, decompression bombs, 30 polyglots, 500 file names, 200 uploads at once, what free
 * members are sent, and a caching proxy between two members. The suite runs the same files, with 80 uploads. Writes docs/proofs/photos.json.
 */
const FILES = [
  'test/photos/hostile-uploads.test.ts',
  'test/photos/bombs.test.ts',
  'test/photos/decoder.test.ts',
  'test/photos/uploads.test.ts',
  'test/photos/photos.test.ts',
  'test/photos/photo-links.test.ts',
  'test/photos/free-traffic.test.ts',
  'test/caching-proxy.test.ts',
  'test/chats/photo-access.test.ts',
];
const started = performance.now();
const { status } = spawnSync(process.execPath, ['test/run.ts', ...FILES], {
  stdio: 'inherit',
  cwd: join(ROOT, 'api'),
  env: { ...process.env, UPLOADS: '200' },
});
const { tests } = readJson<Report>(join(REPORTS, 'test/api.json'));
const passed = tests.filter((test) => test.status === 'passed').map(({ title }) => title);
console.log(
  `Written to ${writeProof('photos', 'none', {
    database: 'embedded',
    passed: passed.length,
    failed: tests.length - passed.length,
    seconds: Math.round((performance.now() - started) / 1000),
    tests: passed,
  })}`,
);
process.exitCode = status === 0 && passed.length === tests.length ? 0 : 1;
