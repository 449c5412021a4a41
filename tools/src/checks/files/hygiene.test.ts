import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { commandFindings, documentFindings, hygieneFindings, pathFindings, sizeFindings } from './hygiene.ts';

describe('hygiene', () => {
  let root: string;
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'hygiene-'));
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const planted: [title: string, line: string, reason: RegExp][] = [
    ['a home folder', `const folder = '/${'home'}/anna/site';`, /one machine/],
    ['a note to finish later', `// ${'TO'}DO: later`, /undone/],
    ['a test that silences the others', `it.${'only'}('x')`, /one test only/],
    ['a private key', `-----BEGIN RSA PRIVATE ${'KEY'}-----`, /private key/],
    ['a merge conflict', `${'<'.repeat(7)} HEAD`, /merge conflict/],
  ];
  for (const [title, line, reason] of planted) {
    it(`${title} is found with its line`, () => {
      write('a.ts', `export {};\n${line}\n`);
      const found = hygieneFindings(root, ['a.ts']);
      assert.equal(found.length, 1);
      assert.match(found[0]!, /^a\.ts:2/);
      assert.match(found[0]!, reason);
    });
  }

  it('an ordinary line is not', () => {
    write('a.ts', "export const homework = 'home/work';\n");
    assert.deepEqual(hygieneFindings(root, ['a.ts']), []);
  });

  it('a file beyond the limit is found', () => {
    write('big.bin', 'x'.repeat(101));
    assert.deepEqual(sizeFindings(root, ['big.bin'], 100), ['big.bin is larger than 100 bytes']);
  });

  it('a dead link, a missing README and a command that does not exist are found', () => {
    write(
      'README.md',
      `See [there](docs/gone.md), [here](#here) and [out](https://example.org). Run npm run ${'dance'} or npm run build.`,
    );
    const packages = [{ name: 'a', dir: 'a', manifest: { name: 'a' } }];
    assert.deepEqual(documentFindings(root, ['README.md'], packages), [
      'a/README.md is missing',
      'README.md links to docs/gone.md, which is not there',
    ]);
    assert.deepEqual(commandFindings(root, ['README.md'], ['build'], {}), [
      `README.md: there is no "npm run ${'dance'}"`,
    ]);
  });

  it('a name that its word does not have is found, in sources too', () => {
    write(
      'a.ts',
      `// \`npm run proof chat -- --kills 1\`, \`npm run proof\`, \`npm run proof ${'dance'}\`, npm run build now\n`,
    );
    assert.deepEqual(
      commandFindings(root, ['a.ts'], ['proof', 'build'], { proof: { names: { chat: {} } } }),
      [`a.ts: there is no "npm run proof ${'dance'}"`],
    );
  });

  it('a path in a README or a decision that nothing has is found', () => {
    write('README.md', '`shared/a/src/b.ts` `shared/*/src` `shared/gone.ts` `npm test` `src/<noun>/`');
    write('shared/a/README.md', '`src/b.ts` `src/gone.ts` `shared/a`');
    write('docs/decisions/tests/001-a.md', '`shared/a/src/b.ts` `api/gone`');
    const documents = ['README.md', 'shared/a/README.md', 'docs/decisions/tests/001-a.md'];
    assert.deepEqual(pathFindings(root, [...documents, 'shared/a/src/b.ts']), [
      'README.md names shared/gone.ts, which is not there',
      'shared/a/README.md names src/gone.ts, which is not there',
      'docs/decisions/tests/001-a.md names api/gone, which is not there',
    ]);
  });
});
