import type { ApiClient } from '@rendezvous/api-client/client';
import { createBus } from '@rendezvous/bus/bus';
import type { User } from '@rendezvous/contract/user';
import { startPolling } from './polling.ts';
import { startReactions } from './reactions.ts';
import { createSession } from './session.ts';

const anna = { id: 'u1', name: 'Anna', credits: 8, paid_user: true, counters: { unread: 0, new_likes: 0 } } as User;
const chats = { chats: [], total_unread: 3, total_messages: 3, starts: null };

/** An API that answers by path, and counts what it was asked. */
function apiOf(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const answer = async (path: string) => {
    asked.push(path);
    if (!(path in answers)) throw new Error(`no answer for ${path}`);
    return answers[path];
  };
  return { api: { get: answer, post: answer, put: answer, delete: answer } as unknown as ApiClient, asked };
}

function sessionOf(user: User | null, answers: Record<string, unknown> = {}) {
  const hub = createBus();
  const { api, asked } = apiOf({ '/api/chats.php': chats, '/api/user.php': { user }, '/api/logout.php': undefined, ...answers });
  return { hub, asked, session: createSession(hub, api, user), bus: hub.as('shell') };
}

test('whoever the page was made for is on the bus from the start', () => {
  const { bus } = sessionOf(anna);
  expect(bus.last('session:changed')).toMatchObject({ name: 'Anna' });
  expect(bus.last('credits:changed')).toEqual({ credits: 8, paid_user: true });
});

test('after a log-in the lists of the member are read', async () => {
  const { session, asked, bus } = sessionOf(null);
  session.setUser(anna);
  await Promise.resolve();
  expect(asked).toEqual(expect.arrayContaining(['/api/chats.php', '/api/likes.php', '/api/timebonus.php']));
  expect(bus.last('session:changed')).toMatchObject({ id: 'u1' });
});

test('a list that cannot be read leaves the others as they are', async () => {
  const { session, bus } = sessionOf(anna);
  await session.refresh('likes', 'chats');
  expect(bus.last('chats:updated')).toEqual(chats);
  expect(bus.last('likes:updated')).toBeUndefined();
});

test('[7.004] logging out tells the server, and nothing of the member stays', async () => {
  const { session, asked, bus } = sessionOf(anna);
  await session.refresh('chats');
  window.localStorage.setItem('rv.draft', 'private');
  window.localStorage.setItem('rv.device.entry-warning', '1');
  await session.logOut();
  expect(asked).toContain('/api/logout.php');
  expect(session.user()).toBeNull();
  expect(bus.last('chats:updated')).toBeUndefined();
  expect(bus.last('timebonus:changed')).toBeNull();
  expect(window.localStorage.getItem('rv.draft')).toBeNull();
  expect(window.localStorage.getItem('rv.device.entry-warning')).toBe('1');
});

test('logging out without an answer still clears this device', async () => {
  const hub = createBus();
  const session = createSession(hub, { post: () => Promise.reject(new Error('offline')) } as unknown as ApiClient, anna);
  await session.logOut();
  expect(session.user()).toBeNull();
});

test('a message that was sent changes the balance at once', () => {
  const { hub, session, bus } = sessionOf(anna);
  const stop = startReactions(hub, session);
  hub.as('chat').publish('message:sent', { conversation: 'c1', member: 'm1', credits: 7 });
  expect(session.user()?.credits).toBe(7);
  expect(bus.last('credits:changed')).toEqual({ credits: 7, paid_user: true });
  stop();
});

test('[4.016] polling starts after 5 s and goes on every 60 s, for members only', async () => {
  jest.useFakeTimers();
  try {
    const member = sessionOf(anna);
    const visitor = sessionOf(null);
    const stops = [startPolling(member.session), startPolling(visitor.session)];
    await jest.advanceTimersByTimeAsync(4_900);
    expect(member.asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(member.asked).toEqual(['/api/user.php', '/api/chats.php', '/api/likes.php']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(member.asked).toHaveLength(6);
    expect(visitor.asked).toEqual([]);
    stops.forEach((stop) => stop());
  } finally {
    jest.useRealTimers();
  }
});
