import { Locks } from '@rendezvous/testing/locks';
import { shareLeadership } from './leadership.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A tab that notes when it leads. */
function tabOf(log: string[], name: string, member = 'anna') {
  return shareLeadership(member, (takesOver) => {
    log.push(`${name} leads${takesOver ? ', taking over' : ''}`);
    return () => void log.push(`${name} stops`);
  });
}

beforeEach(() => {
  Object.assign(window, { BroadcastChannel: jest.fn() });
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
});

test('one tab of a member leads; when it closes the next one leads', async () => {
  const log: string[] = [];
  const first = tabOf(log, 'first');
  await settle();
  const second = tabOf(log, 'second');
  await settle();
  expect(log).toEqual(['first leads']);
  first();
  await settle();
  expect(log).toEqual(['first leads', 'first stops', 'second leads, taking over']);
  second();
  expect(log.at(-1)).toBe('second stops');
});

test('a tab that closes while it waits never leads', async () => {
  const log: string[] = [];
  const first = tabOf(log, 'first');
  await settle();
  const second = tabOf(log, 'second');
  await settle();
  second();
  first();
  await settle();
  expect(log).toEqual(['first leads', 'first stops']);
});

test('members lead apart from each other', async () => {
  const log: string[] = [];
  tabOf(log, 'hers', 'anna');
  tabOf(log, 'his', 'bo');
  await settle();
  expect(log).toEqual(['hers leads', 'his leads']);
});

test('without locks each tab leads', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const log: string[] = [];
  tabOf(log, 'first');
  tabOf(log, 'second');
  expect(log).toEqual(['first leads', 'second leads']);
});
