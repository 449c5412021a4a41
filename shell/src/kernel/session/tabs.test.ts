import type { Call } from '@rendezvous/contract/kernel/call';
import type { ApiClient } from '@rendezvous/api-client/client';
import { Channel } from '@rendezvous/testing/channels';
import { createBus } from '@rendezvous/bus/bus';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { double } from '@rendezvous/testing/double';
import { createSession } from './session.ts';
import { startTabs } from './tabs.ts';

const userOf = (id: string, credits = 8): User =>
  ({ id, name: id, credits, paid_user: true, counters: { unread: 0, new_likes: 0 } }) as User;

/** A tab, and what it asked the server for; the server knows `member` as the one logged in. */
function openTab(user: User | null, member: User | null = user) {
  const hub = createBus();
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    if (path === '/api/user.php') return { user: member };
    throw new Error('away');
  };
  const session = createSession(
    hub,
    double<ApiClient>({ call: ({ path }: Call) => get(path), pauseReads: () => () => undefined }),
    user,
  );
  const languages: string[] = [];
  const stop = startTabs(hub, session, (locale) => void languages.push(locale));
  return { hub, session, asked, languages, stop, bus: hub.as('shell') };
}

beforeEach(() => void Object.assign(window, { BroadcastChannel: Channel }));
afterEach(() => Channel.all.clear());

test('a log-in in one tab is one in the other, and so is a log-out', async () => {
  const [here, there] = [openTab(null), openTab(null)];
  here.session.setUser(userOf('anna'));
  expect(there.session.user()?.id).toBe('anna');
  await here.session.logOut();
  expect(there.session.user()).toBeNull();
});

test('after a log-out elsewhere nothing of the member is left in this tab', () => {
  const [here, there] = [openTab(userOf('anna')), openTab(userOf('anna'))];
  there.bus.publish('chats:updated', { chats: [], total_unread: 2, total_messages: 2, starts: null });
  there.bus.publish('unread:changed', 2);
  here.session.end();
  expect([
    there.bus.last('chats:updated'),
    there.bus.last('unread:changed'),
    there.bus.last('session:changed'),
  ]).toEqual([undefined, undefined, null]);
});

test('balance, unread messages, new likes and live events reach the other tab of the member', () => {
  const [here, there] = [openTab(userOf('anna')), openTab(userOf('anna'))];
  const events: string[] = [];
  there.bus.subscribe('live:received', ({ name }) => events.push(name));
  here.session.setCredits(3);
  here.bus.publish('unread:changed', 4);
  here.bus.publish('new-likes:changed', 5);
  here.bus.publish('live:received', { name: 'match', data: { member: 'bo' } });
  expect(there.session.user()?.credits).toBe(3);
  expect(there.bus.last('credits:changed')).toEqual({ credits: 3, paid_user: true });
  expect([there.bus.last('unread:changed'), there.bus.last('new-likes:changed')]).toEqual([4, 5]);
  expect(events).toEqual(['match']);
});

test('a tab of another account, or of a visitor, is not fed', () => {
  const here = openTab(userOf('anna'));
  const [other, visitor] = [openTab(userOf('bo')), openTab(null)];
  here.bus.publish('unread:changed', 4);
  expect([other.bus.last('unread:changed'), visitor.bus.last('unread:changed')]).toEqual([0, undefined]);
});

test('what is of one tab only stays there', () => {
  const [here, there] = [openTab(userOf('anna')), openTab(userOf('anna'))];
  here.bus.publish('toast:changed', { id: 1, text: 'Saved' });
  expect(there.bus.last('toast:changed')).toBeUndefined();
});

test('the language follows, and is not sent back', () => {
  const [here, there] = [openTab(null), openTab(null)];
  here.bus.publish('language:changed', 'pl');
  expect(there.languages).toEqual(['pl']);
  expect(there.bus.last('language:changed')).toBe('pl');
  expect(here.languages).toEqual([]);
});

test('a tab opened for another member makes the other tabs ask the server for the current one', async () => {
  const old = openTab(userOf('anna'), null);
  openTab(null);
  await Promise.resolve();
  await Promise.resolve();
  expect(old.asked).toEqual(['/api/user.php']);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(old.session.user()).toBeNull();
});

test('without channels each tab works for itself', () => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  const [here, there] = [openTab(null), openTab(null)];
  here.session.setUser(userOf('anna'));
  expect(there.session.user()).toBeNull();
});
