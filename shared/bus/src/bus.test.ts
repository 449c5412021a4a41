import type { Topics } from '@rendezvous/contract/events';
import { createBus } from './bus.ts';

const credits = (amount: number): Topics['credits:changed'] => ({ credits: amount, paid_user: true });

test('everyone hears a topic, in the order it was published', () => {
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

test('a late subscriber gets the last payload of a replaying topic at once', () => {
  const hub = createBus();
  hub.as('shell').publish('credits:changed', credits(3));
  hub.as('shell').publish('credits:changed', credits(2));
  const heard: number[] = [];
  hub.as('members').subscribe('credits:changed', (payload) => heard.push(payload.credits));
  expect(heard).toEqual([2]);
});

test('a topic without replay tells a late subscriber nothing', () => {
  const hub = createBus();
  hub.as('members').publish('member:liked', { member: 'm1', liked: true, match: false });
  const heard: unknown[] = [];
  hub.as('shell').subscribe('member:liked', (payload) => heard.push(payload));
  expect(heard).toEqual([]);
  expect(hub.as('shell').last('member:liked')).toBeUndefined();
});

test('who has unsubscribed hears nothing more', () => {
  const hub = createBus();
  const heard: unknown[] = [];
  const stop = hub.as('chat').subscribe('language:changed', (locale) => heard.push(locale));
  hub.as('shell').publish('language:changed', 'de');
  stop();
  hub.as('shell').publish('language:changed', 'pl');
  expect(heard).toEqual(['de']);
});

test('after forgetting, a later subscriber sees nothing of the last member, and still what the page itself is', () => {
  const hub = createBus();
  hub.as('shell').publish('language:changed', 'nl');
  hub.as('shell').publish('credits:changed', credits(5));
  hub.forget();
  const heard: unknown[] = [];
  hub.as('payments').subscribe('credits:changed', (payload) => heard.push(payload));
  expect(heard).toEqual([]);
  expect(hub.as('payments').last('language:changed')).toBe('nl');
});

test('a topic the contract does not name is a mistake of the programmer', () => {
  expect(() =>
    createBus()
      .as('shell')
      .publish('nothing:happened' as never, undefined as never),
  ).toThrow('no topic');
});

test('what another tab published is heard like anything else, and known to come from there', () => {
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
