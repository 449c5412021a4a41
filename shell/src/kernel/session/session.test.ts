import { CHAT_DRAFTS } from '@rendezvous/contract/resources/chats/drafts';
import type { Call } from '@rendezvous/contract/kernel/call';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ApiClient } from '@rendezvous/api-client/client';
import useSWR from 'swr';
import { createBus } from '@rendezvous/bus/bus';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { double } from '@rendezvous/testing/double';
import { startReactions } from './reactions.ts';
import { createSession } from './session.ts';

const anna = {
  id: 'u1',
  name: 'Anna',
  credits: 8,
  paid_user: true,
  counters: { unread: 5, new_likes: 4 },
} as User;
const chats = { chats: [], total_unread: 3, total_messages: 9, starts: null };

/** An API that answers by path, and counts what it was asked. */
function apiOf(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const answer = async (path: string) => {
    asked.push(path);
    if (!(path in answers)) throw new Error(`no answer for ${path}`);
    return answers[path];
  };
  const pauseReads = () => {
    asked.push('pause reads');
    return () => void asked.push('resume reads');
  };
  return {
    api: double<ApiClient>({ call: ({ path }: Call) => answer(path), pauseReads }),
    asked,
  };
}

function sessionOf(user: User | null, answers: Record<string, unknown> = {}) {
  const hub = createBus();
  const { api, asked } = apiOf({
    '/api/chats.php': chats,
    '/api/user.php': { user },
    '/api/logout.php': undefined,
    ...answers,
  });
  return { hub, asked, session: createSession(hub, api, user), bus: hub.as('shell') };
}

test('the member the page was made for is on the bus from the start', () => {
  const { bus } = sessionOf(anna);
  expect(bus.last('session:changed')).toMatchObject({ name: 'Anna' });
  expect(bus.last('credits:changed')).toEqual({ credits: 8, paid_user: true });
});

test('the member’s own price is read again once the balance is down to another lot, and not before', async () => {
  const buyer = {
    ...anna,
    credit_price: { price: { amount: 1000, currency: 'EUR' }, credits: 10, until: 6 },
  };
  const next = { price: { amount: 4800, currency: 'EUR' }, credits: 60, until: 0 };
  const { session, asked, bus } = sessionOf(buyer, {
    '/api/user.php': { user: { ...buyer, credits: 6, credit_price: next } },
  });
  session.setCredits(7);
  expect(asked).toEqual([]);
  session.setCredits(6);
  await waitFor(() => expect(bus.last('session:changed')).toMatchObject({ credit_price: next }));
  expect(asked).toEqual(['/api/user.php']);
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
  expect(await session.refresh('likes', 'chats')).toBe(false);
  expect(bus.last('chats:updated')).toEqual(chats);
  expect(bus.last('likes:updated')).toBeUndefined();
});

test('[7.004] logging out calls the server, and nothing of the member stays', async () => {
  const { session, asked, bus } = sessionOf(anna);
  await session.refresh('chats');
  window.localStorage.setItem('rv.draft', 'private');
  window.localStorage.setItem('rv.device.entry-warning', '1');
  asked.length = 0;
  await session.logOut();
  expect(asked.slice(0, 2)).toEqual(['pause reads', '/api/logout.php']);
  expect(asked.at(-1)).toBe('resume reads');
  expect(session.user()).toBeNull();
  expect(bus.last('chats:updated')).toBeUndefined();
  expect(bus.last('timebonus:changed')).toBeNull();
  expect(window.localStorage.getItem('rv.draft')).toBeNull();
  expect(window.localStorage.getItem('rv.device.entry-warning')).toBe('1');
});

test('after a log-out, screens read again what visitors may see, and no data of the member, however long their screens stay', async () => {
  const { session } = sessionOf(anna);
  const read: string[] = [];
  const fetcher = async (path: string) => {
    read.push(path);
    return path;
  };
  const paths = [
    '/api/chat.php?conversation=c1',
    '/api/chats.php',
    '/api/members.php?country=NL',
    '/api/regions.php?country=NL',
  ];
  const shown = renderHook(() => paths.map((path) => useSWR<string>(path, fetcher).data));
  await waitFor(() => expect(shown.result.current).toEqual(paths));
  read.length = 0;
  act(() => session.end());
  await waitFor(() => expect(shown.result.current).toEqual([undefined, undefined, ...paths.slice(2)]));
  expect(read.toSorted()).toEqual(paths.slice(2));
});

test('logging out without an answer still clears this device', async () => {
  const hub = createBus();
  const session = createSession(
    hub,
    double<ApiClient>({
      call: () => Promise.reject(new Error('offline')),
      pauseReads: () => () => undefined,
    }),
    anna,
  );
  await session.logOut();
  expect(session.user()).toBeNull();
});

test('a message that was sent changes the balance at once', () => {
  const { hub, session, bus } = sessionOf(anna);
  const stop = startReactions(hub, session, { matched: jest.fn() });
  hub.as('chat').publish('message:sent', { conversation: 'c1', member: 'm1', credits: 7, origin: 'dialog' });
  expect(session.user()?.credits).toBe(7);
  expect(bus.last('credits:changed')).toEqual({ credits: 7, paid_user: true });
  stop();
});

test('one match is shown once, though it is announced twice', () => {
  const { hub, session, bus } = sessionOf(anna);
  const matched = jest.fn();
  const stop = startReactions(hub, session, { matched });
  bus.publish('live:received', { name: 'match', data: { member: 'm1' } });
  hub.relay('live:received', { name: 'match', data: { member: 'm1' } });
  expect(matched.mock.calls).toEqual([['m1']]);
  stop();
});

test('[3.006] the store of chats has the chats, all unread messages, all new likes and all messages', async () => {
  const likes = {
    profiles: [],
    liked_by: [
      { id: 'm1', like_new: true, at: '' },
      { id: 'm2', like_new: false, at: '' },
      { id: 'm3', like_new: true, at: '' },
    ],
  };
  const { session, bus } = sessionOf(anna, { '/api/likes.php': likes });
  expect([bus.last('unread:changed'), bus.last('new-likes:changed')]).toEqual([5, 4]);
  await session.refresh('chats', 'likes');
  expect(bus.last('chats:updated')).toMatchObject({ chats: [], total_messages: 9 });
  expect([bus.last('unread:changed'), bus.last('new-likes:changed')]).toEqual([3, 2]);
});

test('an answer after the log-out is discarded', async () => {
  const { session, bus } = sessionOf(anna);
  const reading = session.refresh('chats');
  session.end();
  await reading;
  expect(bus.last('chats:updated')).toBeUndefined();
  expect(bus.last('unread:changed')).toBeUndefined();
});

test('the first read of a list is shared by all waiting callers, later reads ask again', async () => {
  const { session, asked } = sessionOf(anna);
  await Promise.all([session.refresh('chats'), session.refresh('chats')]);
  expect(asked).toEqual(['/api/chats.php']);
  await Promise.all([session.refresh('chats'), session.refresh('chats')]);
  expect(asked).toHaveLength(3);
});

test('[4.036] [8.018] a call refused for want of a session logs out, unless it was made before the log-in', () => {
  const { session } = sessionOf(null);
  const before = Date.now() - 1000;
  session.setUser(anna);
  session.refused(before);
  expect(session.user()).not.toBeNull();
  session.refused(Date.now() + 1);
  expect(session.user()).toBeNull();
});

const draftsIn = () => window.sessionStorage.getItem(CHAT_DRAFTS);

test('a session that was lost leaves the drafts to the same member', async () => {
  const { session } = sessionOf(anna);
  window.sessionStorage.setItem(CHAT_DRAFTS, 'half a sentence');
  window.sessionStorage.setItem('rv.other', 'private');
  session.refused(Date.now() + 1);
  expect([draftsIn(), window.sessionStorage.getItem('rv.other')]).toEqual(['half a sentence', null]);
  session.setUser(anna);
  expect(draftsIn()).toBe('half a sentence');
});

test('another member who logs in after a lost session finds no drafts, and a log-out leaves none', async () => {
  const { session } = sessionOf(anna);
  window.sessionStorage.setItem(CHAT_DRAFTS, 'half a sentence');
  session.refused(Date.now() + 1);
  session.setUser({ ...anna, id: 'u2', name: 'Bo' });
  expect(draftsIn()).toBeNull();
  window.sessionStorage.setItem(CHAT_DRAFTS, 'half a sentence');
  await session.logOut();
  expect(draftsIn()).toBeNull();
});

test('another account has no data of the former one', async () => {
  const { session, bus } = sessionOf(anna);
  await session.refresh('chats');
  window.localStorage.setItem('rv.draft', 'private');
  session.setUser({ ...anna, id: 'u2', name: 'Bo' });
  expect(bus.last('chats:updated')).toBeUndefined();
  expect(window.localStorage.getItem('rv.draft')).toBeNull();
});
