import assert from 'node:assert/strict';
import { it } from 'node:test';
import { castFindings } from './cast-rules.ts';

it('a cast by way of unknown and one to any are refused in the product and in its tests', () => {
  const source = [
    'const row = found as unknown as Row;',
    'const all = found as any;',
    'const one = found as Row;',
  ];
  for (const file of [
    'api/src/people/rows.ts',
    'shell/src/a.test.ts',
    'api/test/rows.test.ts',
    'e2e/fixtures/a.ts',
  ])
    assert.deepEqual(castFindings(file, source.join('\n')), [
      `${file}:1 casts past the compiler: give the value its type`,
      `${file}:2 casts past the compiler: give the value its type`,
    ]);
});

it('words of a comment or a text are no casts', () => {
  assert.deepEqual(castFindings('shell/src/a.ts', "/** Takes as any does. */\nconst text = 'as any';"), []);
});
