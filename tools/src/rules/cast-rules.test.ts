import assert from 'node:assert/strict';
import { it } from 'node:test';
import { castFindings } from './cast-rules.ts';

it('a cast by way of unknown and one to any are refused in the product', () => {
  const source = [
    'const row = found as unknown as Row;',
    'const all = found as any;',
    'const one = found as Row;',
  ];
  assert.deepEqual(castFindings('api/src/people/rows.ts', source.join('\n')), [
    'api/src/people/rows.ts:1 casts past the compiler: give the value its type',
    'api/src/people/rows.ts:2 casts past the compiler: give the value its type',
  ]);
});

it('words of a comment or a text, and tests, are no casts', () => {
  assert.deepEqual(castFindings('shell/src/a.ts', "/** Takes as any does. */\nconst text = 'as any';"), []);
  assert.deepEqual(castFindings('shell/src/a.test.ts', 'const worker = { stop } as unknown as Worker;'), []);
});
