import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sendScript } from './send-script.ts';

const id = 'MessageOne';
const job = '0b7a3c9e-1111-4222-8333-944455556666';

it('a recorded send becomes one transaction with new ids, in texts that hold them as well', () => {
  const script = sendScript(
    [
      { text: 'select $1', values: ['session'] },
      { text: 'with numbered as (select $1)', values: [id] },
      { text: 'insert $1::jsonb', values: [`[{"id":"${job}"}]`] },
      { text: 'with held as materialized (select $1)', values: [`message:${id}`] },
      { text: 'select $1', values: ['after'] },
    ],
    [id, job],
  );
  assert.deepEqual(script.split('\n'), [
    '\\set unique random(1, 1000000000000000)',
    `select 'session';`,
    'begin;',
    `with numbered as (select ('' || 'new' || :unique::text || ''));`,
    `insert ('[{"id":"' || gen_random_uuid()::text || '"}]')::jsonb;`,
    `with held as materialized (select (e'message\\x3a' || 'new' || :unique::text || e''));`,
    'commit;',
    `select 'after';`,
    '',
  ]);
});
