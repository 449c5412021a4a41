import { Channel } from '@rendezvous/testing/channels';
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
  Channel.all.clear();
  Object.assign(window, { BroadcastChannel: Channel });
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

describe('a leading tab that does not answer', () => {
  /** Advances the clock for timers and the promises between them. */
  const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** The channel of a tab whose event loop stops: nothing reaches it until `thaw`. */
  function freeze(place: number): () => void {
    const channel = [...Channel.all].filter(({ name }) => name === 'rv.lead.anna')[place]!;
    Channel.all.delete(channel);
    return () => void Channel.all.add(channel);
  }

  test('is replaced within a minute, and follows once it works again', async () => {
    const log: string[] = [];
    tabOf(log, 'first');
    await later(0);
    const second = tabOf(log, 'second');
    await later(60_000);
    expect(log).toEqual(['first leads']);
    const thaw = freeze(0);
    await later(60_000);
    // In a browser the frozen tab reads that it lost the lock when it works again.
    expect(log).toEqual(['first leads', 'second leads, taking over', 'first stops']);
    thaw();
    await later(60_000);
    expect(log).toHaveLength(3);
    second();
    await later(0);
    expect(log.slice(3)).toEqual(['second stops', 'first leads, taking over']);
  });

  test('is left alone by a tab that is not in view', async () => {
    const log: string[] = [];
    tabOf(log, 'first');
    await later(0);
    tabOf(log, 'second');
    await later(0);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    freeze(0);
    await later(120_000);
    Reflect.deleteProperty(document, 'visibilityState');
    expect(log).toEqual(['first leads']);
  });
});
