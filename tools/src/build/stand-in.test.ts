import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { browserBuild, STAND_INS } from '../../../rspack.shared.js';
import { ROOT } from '../lib/workspace.ts';

it('every file that the shell replaces stands in its package, and so does what stands in for it', () => {
  const files = Object.entries(STAND_INS).flatMap(([file, by]) => [
    path.join('node_modules', file),
    path.join('rspack/stand-ins', by),
  ]);
  assert.ok(files.length > 0);
  assert.deepEqual(
    files.filter((file) => !existsSync(path.join(ROOT, file))),
    [],
  );
});

it('the shell’s production build alone replaces them', () => {
  const replaced = (remote: string, mode: 'production' | 'development') =>
    JSON.stringify(browserBuild({ remote, mode, output: '/nowhere' }).module?.rules).includes('stand-in.js');
  assert.equal(replaced('shell', 'production'), true);
  assert.equal(replaced('shell', 'development'), false);
  assert.equal(replaced('chat', 'production'), false);
});
