import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  provenStatements,
  readCoverage,
  subjectFindings,
  tableFindings,
  tagFindings,
  tagsOf,
  unprovenFindings,
  type CoverageRow,
  type Run,
} from './coverage-table.ts';

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
      'statement\tpart\ttest\ttitle\trun\n1.001\tadults only\tapi/test/a.test.ts\ta fact\ttest\n1.001\tminors\topen\tpart 5\ttest\n',
    );
    writeFileSync(join(root, 'api/test/a.test.ts'), `it('${tag('1.001')} ${tag('9.999')} a fact')`);
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const row: CoverageRow = {
    statement: '1.001',
    part: 'adults only',
    test: 'api/test/a.test.ts',
    title: 'a fact',
    run: 'test',
  };
  const open: CoverageRow = {
    statement: '1.001',
    part: 'minors',
    test: 'open',
    title: 'part 5',
    run: 'test',
  };

  it('a title gives all its tags', () => {
    assert.deepEqual(tagsOf(`${tag('1.001')} ${tag('2.041')} facts [not one]`), ['1.001', '2.041']);
  });

  it('a good table is read and has no finding', () => {
    const rows = readCoverage(root);
    assert.deepEqual(rows, [row, open]);
    assert.deepEqual(tableFindings(rows, ['1.001'], root), []);
  });

  it('an unknown statement, a missing file or test, a part named twice and a wrong order are found', () => {
    const rows = [
      row,
      row,
      { ...row, statement: '7.777' },
      { ...row, part: 'elsewhere', test: 'api/test/gone.test.ts' },
      { ...row, part: 'otherwise', title: 'another fact' },
    ];
    assert.deepEqual(tableFindings(rows, ['1.001'], root), [
      '1.001 has the part "adults only" twice',
      '7.777 is no statement',
      '1.001 is behind 7.777: rows are in the order of statements',
      '1.001: there is no file api/test/gone.test.ts',
      '1.001: api/test/a.test.ts has no test "another fact"',
    ]);
  });

  it('a tag that names no statement is found', () => {
    assert.deepEqual(tagFindings(['1.001'], root), ['api/test/a.test.ts: [9.999] is no statement']);
  });

  it('a statement is whole when each of its parts has a test', () => {
    const other = { ...row, statement: '1.002' };
    assert.deepEqual(provenStatements([row, open, other], ['1.001', '1.002', '1.003']), {
      whole: ['1.002'],
      partly: ['1.001'],
      none: ['1.003'],
    });
  });

  it('a row whose test file compares constants only is found', () => {
    assert.match(subjectFindings([row], root).join(), /a\.test\.ts compares constants only/);
  });

  it('only a passing test with the tag and the title in the named file proves a part; an open part asks for none', () => {
    const proof = (given: { file?: string; status?: 'passed' | 'failed'; title?: string }) =>
      unprovenFindings(
        [row, open],
        [{ title: `${tag('1.001')} a fact`, file: 'api/test/a.test.ts', status: 'passed', ...given }],
        ['test'],
      ).length;
    assert.equal(proof({}), 0);
    assert.equal(proof({ status: 'failed' }), 1);
    assert.equal(proof({ file: 'api/test/b.test.ts' }), 1);
    assert.equal(proof({ title: `${tag('1.001')} another` }), 1);
    assert.equal(proof({ title: `${tag('1.002')} a fact` }), 1);
  });

  it('a row names what runs its test, and is judged only where that ran', () => {
    const journey: CoverageRow = { ...row, test: 'e2e/journeys/chat/gifts.test.ts', run: 'test' };
    assert.match(tableFindings([journey], ['1.001'], root).join(), /gifts\.test\.ts must end with "all"/);
    const unproven = (...ran: Run[]) => unprovenFindings([{ ...journey, run: 'all' }], [], ran).length;
    assert.deepEqual([unproven('test'), unproven('test', 'all')], [0, 1]);
  });
});
