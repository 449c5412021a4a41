import type { Topics } from '@rendezvous/contract/composition/events';
import { createBus } from './bus.ts';

const credits = (amount: number): Topics['credits:changed'] => ({ credits: amount, paid_user: true });

test('every subscriber receives a topic in published order', () => {
  const hub = createBus();
  const heard: number[] = [];
  hub.as('chat').subscribe('credits:changed', (payload) => heard.push(payload.credits));
  hub.as('shell').publish('credits:changed', credits(3));
  hub.as('shell').publish('credits:changed', credits(1));
  expect(heard).toEqual([3, 1]);
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
  const heard: number[] = [];
  hub.as('members').subscribe('credits:changed', (payload) => heard.push(payload.credits));
  expect(heard).toEqual([2]);
});

test('a late subscriber receives nothing of a topic without replay', () => {
  const hub = createBus();
  hub.as('payments').publish('payment:settled', { id: 'p1', status: 'completed' });
  const heard: unknown[] = [];
  hub.as('shell').subscribe('payment:settled', (payload) => heard.push(payload));
  expect(heard).toEqual([]);
  expect(hub.as('shell').last('payment:settled')).toBeUndefined();
});

test('an unsubscribed listener receives nothing more', () => {
  const hub = createBus();
  const heard: unknown[] = [];
  const stop = hub.as('chat').subscribe('language:changed', (locale) => heard.push(locale));
  hub.as('shell').publish('language:changed', 'de');
  stop();
  hub.as('shell').publish('language:changed', 'pl');
  expect(heard).toEqual(['de']);
});

test('after forgetMember a later subscriber receives nothing about the last member, and still receives page facts', () => {
  const hub = createBus();
  hub.as('shell').publish('language:changed', 'nl');
  hub.as('shell').publish('credits:changed', credits(5));
  hub.forget();
  const heard: unknown[] = [];
  hub.as('payments').subscribe('credits:changed', (payload) => heard.push(payload));
  expect(heard).toEqual([]);
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
  const [heard, watched]: [number[], string[]] = [[], []];
  hub.as('chat').subscribe('credits:changed', (payload) => heard.push(payload.credits));
  const stop = hub.watch(({ topic, from }) => watched.push(`${topic} ${from}`));
  hub.relay('credits:changed', credits(4));
  hub.as('shell').publish('credits:changed', credits(3));
  stop();
  hub.as('shell').publish('credits:changed', credits(2));
  expect(heard).toEqual([4, 3, 2]);
  expect(watched).toEqual(['credits:changed tab', 'credits:changed here']);
});
