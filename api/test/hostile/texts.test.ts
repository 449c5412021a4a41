import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { isTooDeep, textFault } from '#src/platform/lib/hostile-input.ts';
import { memberWith } from '../chats/support.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

test('a text with half a surrogate pair is refused by its field, the second time as the first', async () => {
  const { client } = await memberWith(t, 5);
  const member = (await t.makeUser()).id;
  const send = () =>
    client.post<Problem>('/api/chat.php', {
      member,
      client_id: 'one-message',
      kind: 'text',
      text: 'hi \ud83d',
    });
  const [first, second] = [await send(), await send()];
  assert.deepEqual([first.status, first.body.errors], [422, [{ field: 'text', code: 'invalid' }]]);
  assert.deepEqual([second.status, second.body], [first.status, first.body]);
});

test('control characters are refused by the field that contains them, line ends and tabs are not', async () => {
  const { client } = await t.member();
  const change = (about: string) => client.put<Problem>('/api/user.php', { profile: { about_me: about } });
  const refused = await change('a\u001b[2Jb');
  assert.deepEqual(
    [refused.status, refused.body.errors],
    [422, [{ field: 'profile.about_me', code: 'invalid' }]],
  );
  assert.equal((await change('first\r\n\tsecond \u{1F600} \u0085')).status, 200);
  assert.deepEqual([(await change('a\0b')).body.code], ['malformed']);
});

test('a text is found at any depth, and depth itself is refused without recursion', () => {
  assert.deepEqual(textFault({ a: [{ b: 'fine' }, { b: 'x\udfff' }] }), { field: 'a.1.b', isNul: false });
  assert.equal(textFault({ a: ['tab\t', 'pair \u{1F600}'] }), null);
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  assert.deepEqual(
    [isTooDeep(nested(30)), isTooDeep(nested(33)), isTooDeep(nested(100_000))],
    [false, true, true],
  );
});
