import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOG_IN, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
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
