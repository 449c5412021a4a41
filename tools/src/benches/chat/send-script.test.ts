import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clientsScript, sendScript } from './send-script.ts';

const id = 'MessageOne';
const client = '0b7a3c9e-1111-4222-8333-944455556666';

it('a recorded send has the same statements and new ids, also inside texts', () => {
  const script = sendScript(
    [
      { text: 'select where hash = any($1)', values: [['session']] },
      {
        text: 'select from recordset($1::jsonb) cross join send_between_contacts($2)',
        values: [`[{"id":"${id}","client_id":"${client}","operation"\\x3a"message:${id}"}]`, false],
      },
    ],
    [id, client],
  );
  assert.deepEqual(script.split('\n'), [
    '\\set unique random(1, 1000000000000000)',
    `select where hash = any(array['session']);`,
    `select from recordset((e'[{"id"\\x3a"' || 'new' || :unique::text || e'","client_id"\\x3a"' || gen_random_uuid()::text || e'","operation"\\x3a"message\\x3a' || 'new' || :unique::text || e'"}]')::jsonb) cross join send_between_contacts(false);`,
    '',
  ]);
});

it('a send of several statements is not measured as one', () => {
  assert.throws(() => sendScript([{ text: 'insert into messages', values: [] }], []));
});

it('each client of pgbench runs the send of its own pair', () => {
  assert.equal(
    clientsScript(['select 0;\n', 'select 1;\n']),
    '\\set place :client_id % 2\n\\if :place = 0\nselect 0;\n\\elif :place = 1\nselect 1;\n\\endif\n',
  );
});
