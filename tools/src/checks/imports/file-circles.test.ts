import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';

/** Codes of what oxlint finds with the configuration of the repository. */
function lint(folder: string): string[] {
  const words = ['oxlint', '-c', join(ROOT, '.oxlintrc.json'), '--format', 'json', folder];
  const { stdout } = spawnSync('npx', words, { cwd: ROOT, encoding: 'utf8' });
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
}

it('files may not form a circle, types included, however they name each other', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'file-circles-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ imports: { '#src/*': './src/*' } }));
  writeFileSync(join(folder, 'src/heart.ts'), 'export type Heart = 1;\n');
  writeFileSync(
    join(folder, 'src/card.ts'),
    "import type { Heart } from '#src/heart.ts';\nexport type Card = Heart;\n",
  );
  assert.deepEqual(lint(folder), []);
  writeFileSync(
    join(folder, 'src/heart.ts'),
    "import type { Card } from './card.ts';\nexport type Heart = Card;\n",
  );
  assert.deepEqual(lint(folder), ['import(no-cycle)', 'import(no-cycle)']);
});

it('a type that names its file is refused, since oxlint does not follow it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'file-circles-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'card.ts'), "export type Card = import('./heart.ts').Heart;\n");
  assert.deepEqual(lint(folder), ['typescript(consistent-type-imports)']);
});
