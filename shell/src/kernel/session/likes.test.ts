import { Channel } from '@rendezvous/testing/channels';
import { createBus } from '@rendezvous/bus/bus';
import { createClient } from '@rendezvous/api-client/client';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { createSessionLikes } from './likes.ts';
import { createSession } from './session.ts';
import { startTabs } from './tabs.ts';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';

const userOf = (id: string): User =>
  ({ id, name: id, credits: 8, paid_user: true, counters: { unread: 0, new_likes: 0 } }) as User;

const answer = { liked: true, match: true, likes_remaining: 3, reset_at: '2026-11-20T10:00:00Z' };
const LISTS = { profiles: [], liked_by: [], sent: [], matches: [], likes_remaining: 3, reset_at: '' };
let api: ApiDouble;
beforeEach(async () => {
  Object.assign(window, { BroadcastChannel: Channel });
  api = await serveApi({
    'POST /api/like.php': () => ({ body: answer }),
    'GET /api/likes.php': () => ({ body: LISTS }),
    'POST /api/logout.php': () => ({ status: 204 }),
  });
});
afterEach(() => {
  Channel.all.clear();
});

/** A tab of the member with the likes of its frame. */
function openTab(user: User) {
  const hub = createBus();
  const session = createSession(hub, createClient(), user);
  const opened: unknown[] = [];
  const likes = createSessionLikes(hub, session, { open: (...slot) => opened.push(slot) > 0 });
  startTabs(hub, session, () => undefined);
  return { hub, session, likes, opened };
}

test('[4.011] [4.036] a like given in one tab shows in the other, which sends nothing and opens nothing', async () => {
  const [here, there] = [openTab(userOf('anna')), openTab(userOf('anna'))];
  const changed = jest.fn();
  there.likes.watch(changed);
  await here.likes.set('bo', { from: false, to: true });
  expect([here.likes.shown('bo'), there.likes.shown('bo')]).toEqual([true, true]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(here.opened).toEqual([['match-modal', { member: 'bo' }]]);
  expect(there.opened).toEqual([]);
  expect(api.callsOf('POST /api/like.php')).toHaveLength(1);
});

test('the lists of likes are read again after a like, and both tabs receive them', async () => {
  const [here, there] = [openTab(userOf('anna')), openTab(userOf('anna'))];
  const lists = new Promise((resolve) => there.hub.as('members').subscribe('likes:updated', resolve));
  await here.likes.set('bo', { from: false, to: true });
  await expect(lists).resolves.toEqual(LISTS);
  expect(api.callsOf('GET /api/likes.php')).toHaveLength(1);
});

test('the likes of a member are forgotten when another is logged in, and stay when the same is read again', async () => {
  const { likes, session } = openTab(userOf('anna'));
  await likes.set('bo', { from: false, to: true });
  session.setUser({ ...userOf('anna'), credits: 7 });
  expect(likes.shown('bo')).toBe(true);
  session.setUser(userOf('clara'));
  expect(likes.shown('bo')).toBeUndefined();
});
