import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from './workspace.ts';
import { faultOf, PATCHED } from './patched-node.cjs';

it('patched releases of supported lines are accepted, and lines newer than the list', () => {
  for (const version of ['22.23.0', '22.24.1', '24.17.0', '24.21.0', '26.3.1', '26.10.0', '27.0.0', '28.1.0'])
    assert.equal(faultOf(version), null, version);
});

it('releases with known holes, lines without fixes, previews and old ones are refused with the reason', () => {
  const faults: Record<string, RegExp> = {
    '24.9.0': /closed in 24\.17\.0/,
    '24.16.9': /closed in 24\.17\.0/,
    '22.18.0': /closed in 22\.23\.0/,
    '26.3.0': /closed in 26\.3\.1/,
    '22.17.1': /cannot run TypeScript/,
    '20.20.2': /cannot run TypeScript/,
    '23.11.1': /no fixes/,
    '25.8.2': /no fixes/,
    '24.17.0-nightly20260618': /no release/,
    '27.0.0-rc.1': /no release/,
  };
  for (const [version, fault] of Object.entries(faults))
    assert.match(faultOf(version) ?? 'accepted', fault, version);
});

it('the Node that npm installs is a patched one, exactly named, and the same in the lock file', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as unknown;
  const { node } = (read('package.json') as { optionalDependencies: { node: string } }).optionalDependencies;
  const { packages } = read('package-lock.json') as { packages: Record<string, { version?: string }> };
  assert.equal(faultOf(node), null);
  assert.equal(packages['node_modules/node']?.version, node);
  assert.ok(Number(node.split('.')[0]) in PATCHED);
});

it('a command that needs Node stops with one line on a version with holes', () => {
  const script =
    "Object.defineProperty(process.versions, 'node', { value: '24.9.0' }); require('./tools/src/lib/require-node.cjs');";
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  assert.deepEqual([status, stderr.trim().split('\n').length], [1, 1], stderr);
  assert.match(stderr, /needs a patched Node, and this is 24\.9\.0/);
});
