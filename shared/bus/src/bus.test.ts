import type { Topics } from '@rendezvous/contract/composition/events';
import { createBus } from './bus.ts';

const credits = (amount: number): Topics['credits:changed'] => ({ credits: amount, paid_user: true });

test('every subscriber receives a topic in published order', () => {
  const hub = createBus();
  const received: number[] = [];
  hub.as('chat').subscribe('credits:changed', (payload) => received.push(payload.credits));
  hub.as('shell').publish('credits:changed', credits(3));
  hub.as('shell').publish('credits:changed', credits(1));
  expect(received).toEqual([3, 1]);
});

test('only its owner publishes a topic', () => {
  const hub = createBus();
  expect(() => hub.as('chat').publish('credits:changed', credits(99))).toThrow(
    'chat may not publish credits:changed',
  );
  expect(hub.as('shell').last('credits:changed')).toBeUndefined();
});

test('a late subscriber receives the last payload of a replaying topic at once', () => {
  const hub = createBus();
  hub.as('shell').publish('credits:changed', credits(3));
  hub.as('shell').publish('credits:changed', credits(2));
  const received: number[] = [];
  hub.as('members').subscribe('credits:changed', (payload) => received.push(payload.credits));
  expect(received).toEqual([2]);
});

test('a late subscriber receives nothing of a topic without replay', () => {
  const hub = createBus();
  hub.as('payments').publish('payment:settled', { id: 'p1', status: 'completed' });
  const received: unknown[] = [];
  hub.as('shell').subscribe('payment:settled', (payload) => received.push(payload));
  expect(received).toEqual([]);
  expect(hub.as('shell').last('payment:settled')).toBeUndefined();
});

test('an unsubscribed listener receives nothing more', () => {
  const hub = createBus();
  const received: unknown[] = [];
  const stop = hub.as('chat').subscribe('language:changed', (locale) => received.push(locale));
  hub.as('shell').publish('language:changed', 'de');
  stop();
  hub.as('shell').publish('language:changed', 'pl');
  expect(received).toEqual(['de']);
});

test('after forgetMember a later subscriber receives nothing about the last member, and still receives page facts', () => {
  const hub = createBus();
  hub.as('shell').publish('language:changed', 'nl');
  hub.as('shell').publish('credits:changed', credits(5));
  hub.forget();
  const received: unknown[] = [];
  hub.as('payments').subscribe('credits:changed', (payload) => received.push(payload));
  expect(received).toEqual([]);
  expect(hub.as('payments').last('language:changed')).toBe('nl');
});

test('a topic missing from the contract throws', () => {
  expect(() =>
    createBus()
      .as('shell')
      .publish('nothing:happened' as never, undefined as never),
  ).toThrow('no topic');
});

test("another tab's payload arrives like a local one and is marked as remote", () => {
  const hub = createBus();
  const [received, watched]: [number[], string[]] = [[], []];
  hub.as('chat').subscribe('credits:changed', (payload) => received.push(payload.credits));
  const stop = hub.watch(({ topic, from }) => watched.push(`${topic} ${from}`));
  hub.relay('credits:changed', credits(4));
  hub.as('shell').publish('credits:changed', credits(3));
  stop();
  hub.as('shell').publish('credits:changed', credits(2));
  expect(received).toEqual([4, 3, 2]);
  expect(watched).toEqual(['credits:changed tab', 'credits:changed here']);
});
