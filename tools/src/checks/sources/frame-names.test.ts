import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { REMOTE_NAMES } from '@rendezvous/contract/kernel/routes';
import { frameNameFindings, namedRemotes } from './frame-names.ts';

const ROUTES = [
  { name: 'premium', owner: 'payments' },
  { name: 'snack-box', owner: 'snacks' },
] as const;

it('a remote of its own is found by its name, its package and its route', () => {
  const source = "pathTo('snack-box'); const a = owner === 'snacks'; await import('mfe-snacks');";
  assert.deepEqual(namedRemotes(source, 'a.ts', ROUTES), ['snacks', 'mfe-snacks', 'snack-box']);
});

it('remotes that the bars of the frame speak of may be named there', () => {
  assert.deepEqual(namedRemotes("pathTo('premium'); owner === 'payments';", 'a.ts', ROUTES), []);
});

it('the sixth remote planted in shell or API is refused, and is free to name itself', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'names-'));
  t.after(() => rmSync(root, { recursive: true }));
  const files = [
    'shell/src/app/a.ts',
    'api/src/pages/render/a.ts',
    'shell/src/app/a.test.ts',
    'mfe-ops/src/a.ts',
  ];
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), "export const hidden = route.owner === 'ops';");
  }
  assert.ok(REMOTE_NAMES.includes('ops'));
  assert.deepEqual(
    frameNameFindings(root, files),
    ['shell/src/app/a.ts', 'api/src/pages/render/a.ts'].map(
      (file) => `${file} names ops: a remote is known by its folder and the route table`,
    ),
  );
});
