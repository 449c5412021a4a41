import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';
import { commandTableFindings } from './document.ts';
import { SINGLE_WORDS, WORDS } from './table.ts';

function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(ROOT, 'tools/src/commands/run.ts'), ...words], {
    encoding: 'utf8',
  });
}

describe('npm run <word> <name>', () => {
  it('prints the names of a word, one a line, without a name', () => {
    const { status, stdout } = run('spec');
    assert.equal(status, 0);
    assert.deepEqual(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.trim().split(' ')[0]),
      ['npm', 'coverage', 'compare'],
    );
  });

  it('names the unknown name, prints the list and ends with 1', () => {
    const { status, stderr } = run('proof', 'dance');
    assert.equal(status, 1);
    assert.match(stderr, /There is no "npm run \S+ dance"\.\n\nnpm run proof <name>.*\n {2}main-job /);
    assert.equal(run('dance').status, 1);
  });

  it('runs the file of a name with its arguments and ends as it does', () => {
    const { status, stderr } = run('spec', 'compare', 'no-such-folder');
    assert.equal(status, 1);
    assert.match(stderr, /usage: npm run spec compare/);
  });

  it('has a file for every name, and every remote in development', () => {
    const files = Object.values(WORDS).flatMap(({ names }) => Object.values(names).map(({ file }) => file));
    assert.deepEqual(
      files.filter((file) => !existsSync(join(ROOT, file))),
      [],
    );
    assert.equal(WORDS.dev!.names.chat!.folder, 'mfe-chat');
  });

  it('finds a script that the table lacks, and a word without a script', () => {
    const words = [...Object.keys(SINGLE_WORDS), ...Object.keys(WORDS)];
    assert.deepEqual(commandTableFindings(words), []);
    assert.deepEqual(commandTableFindings([...words.filter((word) => word !== 'spec'), 'dance']), [
      'tools/src/commands/table.ts lacks "dance"',
      'package.json has no script "spec"',
    ]);
  });
});
