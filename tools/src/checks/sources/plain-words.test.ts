import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { plainWordFindings } from './plain-words.ts';

let root: string;
before(() => {
  root = mkdtempSync(join(tmpdir(), 'plain-words-'));
});
after(() => rmSync(root, { recursive: true, force: true }));

const foundIn = (file: string, text: string): string[] => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return plainWordFindings(root, [file]);
};
const found = (text: string): string[] => foundIn('a.ts', text);

describe('plain words', () => {
  const places: [place: string, line: string][] = [
    ['a documentation comment', `/** Asks ${'some'}body. */`],
    ['a line comment', `const a = 1; // ${'who'}ever asks`],
    ['a continued comment', ` * and accounts ${'no'}body confirmed.`],
    ['a comment of markup', `{/* The frame ${'stands'} here. */}`],
    ['the title of a test', `test('${'who'} asks twice is refused', () => {});`],
    ['the title of a test on a line of its own', `test(\n  'a draft is ${'kept'}',`],
    ['the title of a described group', `describe('what is ${'kept'}', () => {`],
    ['the title of a test per row', `it.each(ROWS)('%s ${'stands'} here', () => {});`],
    ['the title of a test on two servers', `raceTest('${'who'} asks twice is refused', async () => {`],
    ['the title of a test per row of constants', `] as const)('a row ${'stands'} here', () => {});`],
    ['the title of a step', `await test.step('a like ${'taken'} back', async () => {`],
    ['the start of a sentence', `/** One place. ${'Who'} asks is answered. */`],
  ];
  for (const [place, line] of places) {
    it(`finds a hard word in ${place}`, () => {
      assert.equal(found(`${line}\n`).length, 1);
    });
  }

  const words: [word: string, instead: RegExp][] = [
    ...['stand', 'stands', 'standing', 'stood'].map((word): [string, RegExp] => [word, /is in/]),
    ...['tell', 'tells', 'telling', 'told'].map((word): [string, RegExp] => [word, /notifies/]),
    ...['hear', 'hears', 'hearing', 'heard'].map((word): [string, RegExp] => [word, /receives/]),
    ...['keep', 'keeps', 'keeping', 'kept'].map((word): [string, RegExp] => [word, /stores/]),
    ...['hold', 'holds', 'holding', 'held'].map((word): [string, RegExp] => [word, /contains/]),
    ...['take', 'takes', 'taking', 'took', 'taken'].map((word): [string, RegExp] => [word, /accepts/]),
    ...['let', 'lets', 'letting'].map((word): [string, RegExp] => [word, /allows/]),
    ['be had', /is available/],
    ['anew', /again/],
    ["one's own", /the member's/],
    ['whoever', /a visitor/],
    ['nobody', /the caller/],
    ['somebody', /the caller/],
    ['gives way', /is replaced by/],
    ['gave up', /expires/],
    ['given up', /expires/],
    ['threw away', /discards/],
    ['thrown away', /discards/],
    ['handed over', /sends/],
    ['of no use', /is revoked/],
  ];
  for (const [word, instead] of words) {
    it(`refuses "${word}" with a word to write instead`, () => {
      const [finding = '', ...more] = found(`/** The page ${word} it. */\n`);
      assert.match(finding, instead);
      assert.deepEqual(more, []);
    });
  }

  const allowed = [
    'a keep-alive connection',
    'holds the row lock',
    'a second process with the lock held',
    'a held shared lock',
    'the test presses and holds the key',
    'a standing order of a bank',
    'a stand-alone page',
    'a stand-in for the shell',
    'takes an argument',
    'takes two optional parameters',
    'takes a lock',
    'takes about 45 s',
    'took 30 ms',
    'takes minutes on a busy machine',
    'takes too long',
    'takes part in the test',
    'the change takes effect',
    'hydration takes over',
    'both take turns',
    'takes a screenshot',
    'the name is already taken',
    'declared by `let`',
    'the button "Keep"',
  ];
  for (const phrase of allowed) {
    it(`accepts the phrase: ${phrase.replaceAll(/["`]/g, '')}`, () => {
      assert.deepEqual(found(`/** One case: ${phrase}. */\n`), []);
    });
  }

  it('accepts a relative clause, and words in strings of the product', () => {
    assert.deepEqual(found("/** The member who writes. */\nconst text = 'Nobody here yet';\n"), []);
  });

  it('reads documents without their code, quotations and addresses', () => {
    const text = `It \`${'keeps'}\` "${'told'}" [a](b/${'held'}.md).\n\n\`\`\`\n${'take'}\n\`\`\`\n`;
    assert.deepEqual(foundIn('docs/decisions/a.md', text), []);
    assert.equal(foundIn('docs/decisions/a.md', `${text}It ${'keeps'} this.\n`).length, 1);
  });

  it('leaves the logs of measurements alone', () => {
    assert.deepEqual(foundIn('docs/measurements/001-a.md', `It ${'took'} long.\n`), []);
  });
});

describe('names of functions, variables, types and files', () => {
  const declared = [
    'function NAME(a: string): void {',
    'export async function NAME(',
    'const NAME = (a: string): string => a;',
    'export const NAME = async (',
    '  NAME: (a: string) => void;',
    '  async NAME(a: string): Promise<void> {',
    '  NAME(a: string): void;',
    '  const NAME = draft;',
    'export interface NAME {',
    'type NAME = string;',
  ];
  for (const line of declared) {
    it(`are read from: ${line.trim()}`, () => {
      assert.match(found(`${line.replace('NAME', `${'keep'}Draft`)}\n`).join(), /keep → .*store/);
      assert.deepEqual(found(`${line.replace('NAME', 'storeDraft')}\n`), []);
    });
  }

  const hard = [
    'tell',
    'told',
    'keep',
    'kept',
    'take',
    'taken',
    'hold',
    'held',
    'hear',
    'heard',
    'stand',
    'beside',
    'let',
  ];
  for (const word of hard) {
    const [first = ''] = word;
    const upper = word.replace(first, first.toUpperCase());

    it(`do not contain ${JSON.stringify(word)}`, () => {
      for (const name of [`${word}Draft`, `draft${upper}`, `is${upper}By`, `DRAFT_${word.toUpperCase()}_MS`])
        assert.equal(found(`const ${name} = draft;\n`).length, 1, name);
      assert.deepEqual(found(`const ${word}y = draft;\n`), []);
    });

    it(`of files do not contain ${JSON.stringify(word)}`, () => {
      assert.equal(foundIn(`chat/${word}-photos.ts`, '').length, 1);
      assert.deepEqual(foundIn(`chat/${word}y-photos.ts`, ''), []);
    });
  }

  it('with a technical term are accepted', () => {
    const names = ['standIns', 'STAND_IN_FACES', 'keepAlive', 'TAKE_OVER_MS'];
    for (const name of names) assert.deepEqual(found(`const ${name} = 1;\n`), [], name);
    assert.deepEqual(foundIn('rspack/stand-in.js', ''), []);
  });

  it('of migrations are not changed afterwards', () => {
    assert.deepEqual(foundIn(`api/migrations/1_to_${'tell'}.ts`, ''), []);
  });

  it('of a call are not judged', () => {
    assert.deepEqual(found(`  ${'take'}Draft(a);\n`), []);
  });
});
