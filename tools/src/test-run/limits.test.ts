import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';
import type { Report } from '#src/lib/report.ts';

const RUNNER = join(ROOT, 'tools/src/test-run/run-node-tests.ts');
const HANGS = 'setInterval(() => {}, 1000);';
const LOOPS = 'while (true);';

describe('limits of a run of tests', () => {
  let folder: string;
  before(() => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.cache/limits-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a good file and one with this code; resolves with the exit code and what of the report is not passed. */
  async function run(name: string, code: string, ...limits: string[]) {
    const test = (text: string) => `import { test } from 'node:test';\ntest('ends', () => {});\n${text}\n`;
    const files = [join(folder, `${name}-good.test.mjs`), join(folder, `${name}.test.mjs`)];
    writeFileSync(files[0]!, test(''));
    writeFileSync(files[1]!, test(code));
    const words = [RUNNER, '--report', `limits/${name}`, ...limits, ...files];
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined, TEST_PART: 'daily' };
    const status = await new Promise<number>((resolve) => {
      execFile(process.execPath, words, { env, timeout: 60_000 }, (error) => resolve(error ? 1 : 0));
    });
    const file = join(ROOT, `.cache/reports/limits/${name}.json`);
    const { tests } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    rmSync(file);
    return { status, tests };
  }

  it('a file whose process stays ends at its limit, red, and the others pass', async () => {
    const { status, tests } = await run('hangs', HANGS, '--file-limit', '3');
    assert.equal(status, 1);
    assert.match(tests.find((one) => one.status === 'failed')!.file, /hangs\.test\.mjs$/);
    assert.equal(tests.filter((one) => one.status === 'passed').length, 2);
  });

  it('a run with an endless loop ends at its limit, red, with the name of the open file', async () => {
    const { status, tests } = await run('loops', LOOPS, '--limit', '6');
    assert.equal(status, 1);
    const { title, file } = tests.find((one) => one.status === 'failed')!;
    assert.match(title, /did not end within 6 s/);
    assert.match(file, /loops\.test\.mjs$/);
  });
});
