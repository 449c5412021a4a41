import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { writeDomain } from '#src/platform/settings/face.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { send } from '../chats/support.ts';
import type { TestApp } from '../harness.ts';
import { insertLikes, type Pair } from './visibility-states.ts';

/** Facts a surface shows of a member. `refused`: the refusal names the blocking member. */
export type Shown = 'full' | 'name' | 'gone' | 'refused' | '-' | 'torn';

interface SurfaceCase {
  t: TestApp;
  pair: Pair;
  /** Photos of the member as the viewer got them before the state came about. */
  photos: Photo[];
  /** Address of a photo that the member had sent to the viewer. */
  sentPhoto: string | null;
}
type Surface = (reach: SurfaceCase) => Promise<Shown>;

/** Classifies a text by what it holds of the member; `torn` is a reduced card with a private detail. */
function shownIn(text: string, { target }: Pair): Shown {
  const { id, name } = target.user;
  const details = [target.city, target.region, '"main_image":{', '"age":3'].filter((detail) =>
    text.includes(detail),
  );
  if (!text.includes(id)) return '-';
  if (details.length > 0) return text.includes(name) && text.includes(target.city) ? 'full' : 'torn';
  return text.includes(name) ? 'name' : 'gone';
}

async function get({ pair }: SurfaceCase, url: string): Promise<Shown> {
  const { status, text, body } = await pair.viewer.get<{ code?: string; items?: unknown } | null>(url);
  if (status === 200) return shownIn(text, pair);
  return body?.code === 'blocked_by_member' ? 'refused' : '-';
}

/** The card of the member alone, out of a list that may hold others. */
const card =
  (url: (pair: Pair) => string, list: (body: never) => { id: string }[]): Surface =>
  async ({ pair }) => {
    const { status, body } = await pair.viewer.get<never>(url(pair));
    if (status !== 200) return '-';
    const found = list(body).find(({ id }) => id === pair.target.user.id);
    return found ? shownIn(JSON.stringify(found), pair) : '-';
  };

/** Opens an address that the viewer had of a photo: the original behind a signed link, or a public file. */
const open =
  (route: '/photo/' | '/cdn/', chosen: (photo: Photo, index: number) => boolean): Surface =>
  async ({ pair, photos }) => {
    const address = photos.find((photo, index) => chosen(photo, index))?.urls.large;
    if (!address?.startsWith(route)) return '-';
    return (await pair.viewer.get(address)).status === 200 ? 'full' : '-';
  };

/** The conversation's entry in the live event of a message that the member sends now. */
async function entryOfMessage({ t, pair }: SurfaceCase): Promise<Shown> {
  const events: StoredEvent[] = [];
  const stop = await t.services.live.subscribe(pair.viewerId, (event) => events.push(event));
  await pair.viewer.put('/api/chat.php', { conversation: pair.conversation ?? 'none', read_up_to: 1_000 });
  await send(pair.target.client, pair.viewerId, 'live');
  stop();
  const message = events.find(({ name }) => name === 'message');
  return message ? shownIn(JSON.stringify(message.data), pair) : '-';
}

/** Likes in both directions that got into the database, whatever the state allows. */
const withLikes =
  (surface: Surface): Surface =>
  async (reach) => {
    await insertLikes(reach.t, reach.pair);
    return surface(reach);
  };

type Cards = { id: string }[];

/** A second site, which shows the members of the first in a section. */
export const BESIDE = 'beside.example';

export async function openSiteBeside(t: TestApp): Promise<void> {
  await writeDomain(t.services.db, BESIDE, BESIDE);
  await t.set('member_resell', true, BESIDE);
}

/** Endpoints that show only the caller. */
export const OWN = new Set([
  'CHANGE_USER',
  'LOG_IN',
  'LOG_IN_BY_PASSKEY',
  'READ_USER',
  'ACTIVATE',
  'CONFIRM_MAIL_CHANGE',
  'REACTIVATE',
  'FINISH_SIGNUP_STEP',
  'SIGN_UP',
  'COMPLETE_SIGNUP',
]);

/** Each place that shows a member to another, by the name of its endpoint, event or route. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  SEARCH_MEMBERS: card(
    ({ target }) => `/api/members.php?countryregion=${target.region}`,
    (body: { items: Cards }) => body.items,
  ),
  'SEARCH_MEMBERS similar': card(
    ({ target }) => `/api/members.php?gender=female&country=NL&countryregion=none-${target.region}`,
    (body: { similar?: { items: Cards } }) => body.similar?.items ?? [],
  ),
  SEARCH_ELSEWHERE: async ({ pair }) => {
    const { status, body } = await pair.viewer.get<{ sites: { items: Cards }[] }>(
      `/api/members-elsewhere.php?countryregion=${pair.target.region}`,
      { headers: { host: BESIDE } },
    );
    const found =
      status === 200 && body.sites.flatMap(({ items }) => items).find(({ id }) => id === pair.target.user.id);
    return found ? shownIn(JSON.stringify(found), pair) : '-';
  },
  SUGGEST_MEMBERS: card(
    () => '/api/suggestions.php?limit=24',
    (body: { items: Cards }) => body.items,
  ),
  READ_DECK: card(
    () => '/api/swipe.php?wider=true',
    (body: { items: Cards }) => body.items,
  ),
  READ_TONIGHT: card(
    () => '/api/tonight.php',
    (body: { items: Cards }) => body.items,
  ),
  'READ_TONIGHT suggested': card(
    () => '/api/tonight.php',
    (body: { suggestions: Cards }) => body.suggestions,
  ),
  'READ_TONIGHT likers': withLikes(
    card(
      () => '/api/tonight.php',
      (body: { likers: Cards }) => body.likers,
    ),
  ),
  'READ_TONIGHT unread': card(
    () => '/api/tonight.php',
    (body: { unread_chats: { profile: { id: string } }[] }) =>
      body.unread_chats.map(({ profile }) => profile),
  ),
  FIND_MATCHES: async ({ pair }) => {
    const { status, body } = await pair.viewer.post<{ items: Cards }>('/api/match-finder.php', {});
    const found = status === 200 && body.items.find(({ id }) => id === pair.target.user.id);
    return found ? shownIn(JSON.stringify(found), pair) : '-';
  },
  READ_LANDER: card(
    () => '/api/lander.php?name=adultonly',
    (body: { lander: { members: Cards } }) => body.lander.members,
  ),
  READ_MEMBER: (reach) => get(reach, `/api/member.php?id=${reach.pair.target.user.id}`),
  READ_BLOCKED_MEMBERS: (reach) => get(reach, '/api/block.php'),
  READ_CHATS: (reach) => get(reach, '/api/chats.php'),
  READ_CHAT: (reach) => get(reach, `/api/chat.php?conversation=${reach.pair.conversation ?? 'none'}`),
  'READ_CHAT by member': (reach) => get(reach, `/api/chat.php?member=${reach.pair.target.user.id}`),
  'event message': entryOfMessage,
  READ_LIKES: withLikes((reach) => get(reach, '/api/likes.php')),
  'GET /photo/:signed': open('/photo/', (_, index) => index === 2),
  'GET /photo/:signed private': open('/photo/', (photo) => photo.visibility === 'private'),
  'GET /cdn/:file': open('/cdn/', (_, index) => index === 0),
  'GET /cdn/:file blurred': open('/cdn/', (photo) => photo.locked),
  'GET /photo/chat/:signed': async ({ pair, sentPhoto }) =>
    sentPhoto !== null && (await pair.viewer.get(sentPhoto)).status === 200 ? 'full' : '-',
  READ_UNSEEN_MATCH: async ({ t, pair }) => {
    await insertLikes(t, pair);
    const { text } = await pair.viewer.get('/api/auto-like.php');
    return text.includes(pair.target.user.name) ? 'full' : '-';
  },
};
