import type { ApiClient } from '@rendezvous/api-client/client';
import { createBus } from '@rendezvous/bus/bus';
import { chatsOf, conversationOf } from '@rendezvous/testing/chats';
import { double } from '@rendezvous/testing/double';
import { cardOf } from '@rendezvous/testing/members';
import { userOf } from '@rendezvous/testing/settings';
import { startLive } from './live.ts';
import { createSession } from './session.ts';

/** A stream that tells what the test says. */
class ToldStream extends EventTarget {
  close(): void {}
}

test('a conversation that was read or removed on another device is so here, without a question to the server', () => {
  const stream = new ToldStream();
  Object.assign(window, {
    EventSource: function open() {
      return stream;
    },
  });
  const asked: string[] = [];
  const api = double<ApiClient>({
    call: async ({ path }: { path: string }) => {
      asked.push(path);
      return {};
    },
  });
  const hub = createBus();
  const bus = hub.as('shell');
  const live = startLive(hub, createSession(hub, api, userOf()));
  const item = (id: string, unread: number) => ({
    conversation: conversationOf(id),
    profile: cardOf(`of-${id}`),
    num_unread_messages: unread,
  });
  bus.publish('chats:updated', chatsOf([item('c1', 2), item('c2', 3)], { total_unread: 5 }));
  asked.length = 0;
  const tell = (data: object) =>
    stream.dispatchEvent(new MessageEvent('unread', { data: JSON.stringify(data), lastEventId: '1-0' }));
  const shown = () => [
    bus.last('unread:changed'),
    bus.last('chats:updated')?.chats.map((chat) => [chat.conversation.id, chat.num_unread_messages]),
  ];

  tell({ conversation: 'c1', unread: 1, total_unread: 4 });
  expect(shown()).toEqual([
    4,
    [
      ['c1', 1],
      ['c2', 3],
    ],
  ]);
  tell({ conversation: 'c2', unread: 0, total_unread: 1, removed: true });
  expect(shown()).toEqual([1, [['c1', 1]]]);
  expect(bus.last('chats:updated')?.total_unread).toBe(1);
  expect(asked).toEqual([]);
  live.stop();
});
