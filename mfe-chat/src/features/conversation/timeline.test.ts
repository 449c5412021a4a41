import type { Outgoing } from '#src/lib/outbox/outgoing.ts';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { mergeMessages, stillOutgoing, streamOf } from './timeline.ts';

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  client_id: `client-${seq}`,
  seq,
  from_me: false,
  kind: 'text',
  text: `text ${seq}`,
  at: `2026-11-21T10:${String(seq).padStart(2, '0')}:00.000Z`,
  ...more,
});
const outgoing = (clientId: string): Outgoing => ({
  clientId,
  member: 'm',
  content: { kind: 'text', text: 'x' },
  at: '2026-11-21T11:00:00.000Z',
  state: 'sending',
});
const kinds = (items: ReturnType<typeof streamOf>) => items.map((item) => item.kind);

test('messages of several sources are in server order, each once', () => {
  const merged = mergeMessages([message(3), message(1)], [message(2), message(3, { text: 'newer word' })]);
  expect(merged.map((one) => [one.seq, one.text])).toEqual([
    [1, 'text 1'],
    [2, 'text 2'],
    [3, 'newer word'],
  ]);
});

test('a message leaves the outgoing ones once the server lists it', () => {
  const arrived = [message(1, { from_me: true, client_id: 'client-a' })];
  expect(
    stillOutgoing([outgoing('client-a'), outgoing('client-b')], arrived).map((one) => one.clientId),
  ).toEqual(['client-b']);
});

test('a waiting message that is sent again counts as outgoing', () => {
  const waiting = [message(1, { from_me: true, client_id: 'client-a', held: true })];
  expect(stillOutgoing([outgoing('client-a')], waiting)).toHaveLength(1);
});

test('[2.072] the "New" line is shown once, before the first unread message of the other member', () => {
  const items = streamOf([message(1), message(2, { from_me: true }), message(3), message(4)], [], 3);
  expect(kinds(items)).toEqual(['day', 'message', 'message', 'new', 'message', 'message']);
});

test('the time is under the last of a group only', () => {
  const items = streamOf(
    [message(1), message(2), message(3, { from_me: true }), message(30, { from_me: true })],
    [],
    undefined,
  );
  const last = items.flatMap((item) => (item.kind === 'message' ? [item.last] : []));
  expect(last).toEqual([false, true, true, true]);
});

test('each day has its line', () => {
  const items = streamOf(
    [message(1, { at: '2026-11-19T10:00:00.000Z' }), message(2, { at: '2026-11-20T10:00:00.000Z' })],
    [outgoing('client-z')],
    undefined,
  );
  expect(kinds(items)).toEqual(['day', 'message', 'day', 'message', 'outgoing']);
});
