import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withVariables } from './pgbench.ts';

it('pgbench gets a statement with parameters, in the texts that the driver sends; a null stays in the text', () => {
  const at = new Date('2026-11-26T08:00:00Z');
  assert.deepEqual(
    withVariables(
      {
        text: `select $1::text\n  from users where id = any($2) and at < $3 and name = $4 and $1 <> 'a:b' and '{}'::text[] <> $2`,
        values: ['anna', ['a', 'say "b"'], at, null],
      },
      'search',
    ),
    {
      line: `select :search_v0::text from users where id = any(:search_v1) and at < :search_v2 and name = null and :search_v0 <> e'a\\x3ab' and '{}'::text[] <> :search_v1`,
      variables: [
        ['search_v0', 'anna'],
        ['search_v1', '{"a","say \\"b\\""}'],
        ['search_v2', '2026-11-26T08:00:00.000Z'],
      ],
    },
  );
});
