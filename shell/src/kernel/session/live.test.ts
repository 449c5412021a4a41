import type { ApiClient } from '@rendezvous/api-client/client';
import { createBus } from '@rendezvous/bus/bus';
import { chatsOf, conversationOf } from '@rendezvous/testing/chats';
import { double } from '@rendezvous/testing/double';
import { cardOf } from '@rendezvous/testing/members';
import { userOf } from '@rendezvous/testing/settings';
import { startLive } from './live.ts';
import { createSession } from './session.ts';

/** A stream that sends what the test says. */
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
  const emit = (data: object) =>
    stream.dispatchEvent(new MessageEvent('unread', { data: JSON.stringify(data), lastEventId: '1-0' }));
  const shown = () => [
    bus.last('unread:changed'),
    bus.last('chats:updated')?.chats.map((chat) => [chat.conversation.id, chat.num_unread_messages]),
  ];

  emit({ conversation: 'c1', unread: 1, total_unread: 4 });
  expect(shown()).toEqual([
    4,
    [
      ['c1', 1],
      ['c2', 3],
    ],
  ]);
  emit({ conversation: 'c2', unread: 0, total_unread: 1, removed: true });
  expect(shown()).toEqual([1, [['c1', 1]]]);
  expect(bus.last('chats:updated')?.total_unread).toBe(1);
  expect(asked).toEqual([]);
  live.stop();
});

/** Streams that were opened, and what the page asked the server for. */
function openLive(since?: string) {
  const streams: (ToldStream & { address: string; readyState: number })[] = [];
  function EventSourceDouble(address: string) {
    const stream = Object.assign(new ToldStream(), { address, readyState: 1 });
    streams.push(stream);
    return stream;
  }
  Object.assign(window, { EventSource: Object.assign(EventSourceDouble, { CLOSED: 2 }) });
  const asked: string[] = [];
  const api = double<ApiClient>({
    call: async ({ path }: { path: string }) => {
      asked.push(path);
      return {};
    },
  });
  const hub = createBus();
  const live = startLive(hub, createSession(hub, api, userOf()), since);
  const emit = (name: string, data: object, lastEventId = '') =>
    streams.at(-1)!.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  /** The server ends the stream for good. */
  const refuse = () => {
    streams.at(-1)!.readyState = 2;
    streams.at(-1)!.dispatchEvent(new Event('error'));
  };
  return { live, hub, asked, emit, refuse, addresses: () => streams.map(({ address }) => address) };
}

test('a refused stream continues after half a minute from the last event, not from the beginning', () => {
  jest.useFakeTimers();
  const { live, emit, refuse, addresses } = openLive('5-0');
  emit('typing', { conversation: 'c1' }, '7-0');
  emit('typing', { conversation: 'c1' });
  refuse();
  expect(live.up.get()).toBe(false);
  jest.advanceTimersByTime(29_000);
  expect(addresses()).toEqual(['/api/events?since=5-0']);
  jest.advanceTimersByTime(1_000);
  expect(addresses()).toEqual(['/api/events?since=5-0', '/api/events?since=7-0']);
  live.stop();
  jest.useRealTimers();
});

test('a stream that is stopped while it waits does not open again', () => {
  jest.useFakeTimers();
  const { live, refuse, addresses } = openLive();
  refuse();
  live.stop();
  jest.advanceTimersByTime(60_000);
  expect(addresses()).toHaveLength(1);
  jest.useRealTimers();
});

test('a message that comes before the list of conversations has the list read', () => {
  const { live, hub, asked, emit } = openLive();
  asked.length = 0;
  emit('message', { conversation: 'c1', message: {}, total_unread: 3 });
  expect(hub.as('shell').last('unread:changed')).toBe(3);
  expect(asked).toEqual(['/api/chats.php']);
  live.stop();
});
