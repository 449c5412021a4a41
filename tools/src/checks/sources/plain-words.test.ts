import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { plainWordFindings } from './plain-words.ts';

describe('plain words', () => {
  let root: string;
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'plain-words-'));
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const found = (text: string): string[] => {
    writeFileSync(join(root, 'a.ts'), text);
    return plainWordFindings(root, ['a.ts']);
  };
  const planted: [place: string, line: string][] = [
    ['a documentation comment', `/** Tells ${'some'}body. */`],
    ['a line comment', `const a = 1; // ${'who'}ever asks`],
    ['a continued comment', ` * and accounts ${'no'}body confirmed.`],
    ['the title of a test', `test('${'who'} asks twice is refused', () => {});`],
    ['the start of a sentence', `/** One place. ${'Who'} asks is answered. */`],
  ];
  for (const [place, line] of planted) {
    it(`finds a hard word in ${place}`, () => {
      assert.equal(found(`${line}\n`).length, 1);
    });
  }

  it('accepts a relative clause, and words in strings of the product', () => {
    assert.deepEqual(found("/** The member who writes. */\nconst text = 'Nobody here yet';\n"), []);
  });
});
