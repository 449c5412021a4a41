import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOG_IN, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { newId } from '#src/platform/lib/ids.ts';
import { freshDatabase } from '../support/databases/fresh-database.ts';
import { createTestApp } from '../harness.ts';

const lines: string[] = [];
const t = await createTestApp(
  { LOG_LEVEL: 'trace' },
  { logStream: { write: (line) => void lines.push(line) } },
);
after(() => t.close());

test('line ends in addresses, fields and headers forge no line of the log', async () => {
  const forged = '{"level":60,"msg":"forged"}';
  const visitor = t.asVisitor();
  await visitor.get(`/api/nothing.php?a=%0d%0a${encodeURIComponent(forged)}`);
  await visitor.get(`/%0a${encodeURIComponent(forged)}`);
  await visitor.call(LOG_IN, { email: `a@b.example\r\n${forged}`, password: `x\n${forged}` });
  await visitor.call(READ_USER, undefined, {
    headers: { 'user-agent': `x ${forged}`, referer: `\u2028${forged}` },
  });
  assert.ok(lines.length > 3);
  for (const line of lines) {
    assert.equal(line.trimEnd().split(/[\r\n\u2028]/).length, 1, line);
    assert.notEqual((JSON.parse(line) as { msg?: string }).msg, 'forged');
  }
});

/** Lines that the log has about a request. */
const linesOf = (id: string) =>
  lines
    .map((line) => JSON.parse(line) as { reqId?: string; msg?: string; res?: Record<string, unknown> })
    .filter(({ reqId }) => reqId === id);
const idOf = (headers: Record<string, unknown>) => String(headers['x-request-id']);

test('an answer has the id of its request, under which the log says why it was refused, without values', async () => {
  const { client } = await t.member({ paid: true });
  const refused = await client.call(SEND_MESSAGE, {
    member: 'abcdefghijklmnopqrstuv',
    kind: 'text',
    text: 'Hello',
    client_id: newId(),
  });
  assert.equal(refused.status, 404);
  const line = linesOf(idOf(refused.headers)).find(({ res }) => res);
  assert.deepEqual(line?.res, { statusCode: 404, problem: 'not_found' });
  const unfit = await t.asVisitor().call(LOG_IN, { email: '', password: 'a secret word' });
  const unfitLine = linesOf(idOf(unfit.headers)).find(({ res }) => res);
  assert.equal(unfitLine?.res?.problem, unfit.code);
  assert.ok(!lines.some((text) => text.includes('a secret word')));
});

test('requests that a page makes of its own have the id of the page, and no caller chooses an id', async () => {
  const page = await t.asVisitor().get('/', { headers: { 'x-request-id': 'chosen', accept: 'text/html' } });
  const id = idOf(page.headers);
  assert.notEqual(id, 'chosen');
  assert.ok(id.length > 10);
  const [first, second] = [await t.asVisitor().call(READ_USER), await t.asVisitor().call(READ_USER)];
  assert.notEqual(idOf(first.headers), idOf(second.headers));
});

test('with LOG_SQL the log has each statement with its time and the id of its request, and no value', async () => {
  const written: string[] = [];
  const own = await createTestApp(
    { LOG_LEVEL: 'info', LOG_SQL: 'true' },
    {
      logStream: { write: (text) => void written.push(text) },
      database: await freshDatabase(true),
    },
  );
  try {
    const email = 'words-that-are-private@mail.example';
    const { headers, status } = await own.asVisitor().call(LOG_IN, { email, password: 'secret words' });
    assert.equal(status, 401);
    const statements = written
      .map((text) => JSON.parse(text) as { msg?: string; sql?: string; ms?: number; reqId?: string })
      .filter(({ msg, reqId }) => msg === 'statement' && reqId === idOf(headers));
    assert.ok(statements.length > 0);
    assert.ok(statements.every(({ sql, ms }) => typeof sql === 'string' && typeof ms === 'number'));
    assert.ok(!written.some((text) => /words-that-are-private|secret words/.test(text)));
  } finally {
    await own.close();
  }
});
