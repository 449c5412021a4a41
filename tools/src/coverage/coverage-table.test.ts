import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readCoverage, tableFindings, tagFindings, tagsOf, unprovenFindings } from './coverage-table.ts';

// Put together at run time, so that the tag check does not read these examples as real tags.
const tag = (id: string): string => `[${id}]`;

describe('coverage table', () => {
  let root: string;
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'coverage-'));
    mkdirSync(join(root, 'docs'));
    mkdirSync(join(root, 'api/test'), { recursive: true });
    writeFileSync(
      join(root, 'docs/coverage.tsv'),
      'statement\task\ttest\n1.001\tadults only\tapi/test/a.test.ts\n',
    );
    writeFileSync(join(root, 'api/test/a.test.ts'), `it('${tag('1.001')} ${tag('9.999')} a fact')`);
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const row = { statement: '1.001', ask: 'adults only', test: 'api/test/a.test.ts' };

  it('a title gives all its tags', () => {
    assert.deepEqual(tagsOf(`${tag('1.001')} ${tag('2.041')} facts [not one]`), ['1.001', '2.041']);
  });

  it('a good table is read and has no finding', () => {
    const rows = readCoverage(root);
    assert.deepEqual(rows, [row]);
    assert.deepEqual(tableFindings(rows, ['1.001'], root), []);
  });

  it('a row of an unknown statement, a missing file or a repetition is found', () => {
    const rows = [row, row, { ...row, statement: '7.777' }, { ...row, test: 'api/test/gone.test.ts' }];
    assert.deepEqual(tableFindings(rows, ['1.001'], root), [
      '1.001 names api/test/a.test.ts twice',
      '7.777 is no statement',
      '1.001: there is no file api/test/gone.test.ts',
    ]);
  });

  it('a tag that names no statement is found', () => {
    assert.deepEqual(tagFindings(['1.001'], root), ['api/test/a.test.ts: [9.999] is no statement']);
  });

  it('only a passing test with the tag in the named file proves a row', () => {
    const title = `${tag('1.001')} a fact`;
    const proof = (file: string, status: 'passed' | 'failed') =>
      unprovenFindings([row], [{ title, file, status }]);
    assert.deepEqual(proof('api/test/a.test.ts', 'passed'), []);
    assert.equal(proof('api/test/a.test.ts', 'failed').length, 1);
    assert.equal(proof('api/test/b.test.ts', 'passed').length, 1);
  });
});
