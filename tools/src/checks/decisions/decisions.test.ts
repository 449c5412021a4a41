import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { decisionsDocument, INDEX } from '#src/generate/decisions/document.ts';
import { readDecisions } from '#src/generate/decisions/read.ts';
import { decisionFindings } from './decisions.ts';

const FIRST = 'docs/decisions/tests/001-first.md';
const SECOND = 'docs/decisions/money/002-second.md';

describe('decisions', () => {
  let root: string;
  let files: string[];
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    if (!files.includes(file)) files.push(file);
  };
  const decision = (file: string, front: string, heading: string): void =>
    write(file, `---\n${front}\n---\n\n# ${heading}\n\nText.\n`);
  const writeIndex = (): void => write(INDEX, decisionsDocument(readDecisions(root)));
  const findings = (): string[] => decisionFindings(root, files);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'decisions-'));
    files = [];
    decision(FIRST, 'status: in force\nmerged: 003, 004', '001 One thing is decided');
    decision(SECOND, 'status: superseded by 001', '002 Another thing was decided');
    writeIndex();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('the index lists each with number, title and status, and each merged number with its decision', () => {
    const index = decisionsDocument(readDecisions(root));
    assert.ok(index.includes('- [001 One thing is decided](tests/001-first.md) – in force\n'));
    assert.ok(index.includes('- [002 Another thing was decided](money/002-second.md) – superseded by 001\n'));
    assert.ok(index.includes('- 004: [001 One thing is decided](tests/001-first.md)\n'));
  });

  it('decisions with status, pointer and index have no finding', () => {
    write('src/a.ts', '// See decisions 001 and 002, and docs/decisions/tests/001-first.md.\n');
    assert.deepEqual(findings(), []);
  });

  it('an index that is out of date is found', () => {
    decision(FIRST, 'status: in force\nmerged: 003, 004', '001 One thing is decided otherwise');
    assert.deepEqual(findings(), [`${INDEX} is out of date: run "npm run write decisions"`]);
  });

  it('a measurement is in the folder of its subject', () => {
    decision('docs/measurements/sizes/001-first.md', 'status: record', '001 One size');
    decision('docs/measurements/001-second.md', 'status: record', '001 Another size');
    writeIndex();
    const [found, ...others] = findings();
    assert.match(found!, /^docs\/measurements\/001-second\.md is no /);
    assert.deepEqual(others, []);
  });

  const planted: [title: string, front: string, finding: string][] = [
    ['no status', 'topic: money', `${SECOND} has no status`],
    ['an unknown status', 'status: perhaps', `${SECOND} has the unknown status "perhaps"`],
    ['no pointer', 'status: superseded', `${SECOND} has the unknown status "superseded"`],
    [
      'a pointer to nothing',
      'status: superseded by 009',
      `${SECOND} is superseded by 009, which does not exist`,
    ],
    [
      'a pointer to a merged number',
      'status: superseded by 003',
      `${SECOND} is superseded by 003, which does not exist`,
    ],
    [
      'a number merged twice',
      'status: in force\nmerged: 003',
      `${SECOND} has the number 003, as ${FIRST} does`,
    ],
  ];
  for (const [title, front, finding] of planted) {
    it(`a decision with ${title} is found`, () => {
      decision(SECOND, front, '002 Another thing was decided');
      writeIndex();
      assert.deepEqual(findings(), [finding]);
    });
  }

  it('a heading without the number of its file is found', () => {
    decision(SECOND, 'status: in force', '005 Another thing was decided');
    writeIndex();
    assert.deepEqual(findings(), [`${SECOND} has no heading "# 002 …"`]);
  });

  it('a file outside the topics is found', () => {
    write('docs/decisions/006-flat.md', '# 006 Flat\n');
    assert.match(findings().join(), /^docs\/decisions\/006-flat\.md is no docs\/decisions\/<topic>/);
  });

  it('a citation of a merged or unknown decision is found', () => {
    write('src/a.ts', '// Cached for a second (decisions 001, 003 and 008).\n');
    assert.deepEqual(findings(), [
      'src/a.ts cites decision 003, which is merged into 001',
      'src/a.ts cites decision 008, which does not exist',
    ]);
  });
});
