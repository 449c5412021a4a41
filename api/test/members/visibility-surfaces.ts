import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { MARK_CHAT, READ_CHATS, READ_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import {
  SEARCH_ELSEWHERE,
  SEARCH_MEMBERS,
  SUGGEST_MEMBERS,
  READ_MEMBER,
} from '@rendezvous/contract/resources/members/endpoints';
import { FIND_MATCHES } from '@rendezvous/contract/resources/match-finder/endpoints';
import { READ_UNSEEN_MATCH, READ_LIKES } from '@rendezvous/contract/resources/likes/endpoints';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import type { QueryOf, ResponseOf } from '@rendezvous/contract/kernel/call';
import { READ_DECK } from '@rendezvous/contract/resources/swipes/endpoints';
import { READ_TONIGHT } from '@rendezvous/contract/resources/tonight/endpoints';
import { READ_LANDER } from '@rendezvous/contract/resources/landers/endpoints';
import { READ_BLOCKED_MEMBERS } from '@rendezvous/contract/resources/blocks/endpoints';
import { writeDomain } from '#src/platform/settings/face.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { send } from '../chats/support.ts';
import type { TestApp } from '../harness.ts';
import { insertLike, insertLikes, type Pair } from './visibility-states.ts';

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

/** Classifies a text by what it contains of the member; `torn` is a reduced card with a private detail. */
function shownIn(text: string, { target }: Pair): Shown {
  const { id, name } = target.user;
  const details = [target.city, target.region, '"main_image":{', '"age":3'].filter((detail) =>
    text.includes(detail),
  );
  if (!text.includes(id)) return '-';
  if (details.length > 0) return text.includes(name) && text.includes(target.city) ? 'full' : 'torn';
  return text.includes(name) ? 'name' : 'gone';
}

/** The whole answer of an endpoint. */
const answer =
  <E extends Endpoint>(endpoint: E, query?: (pair: Pair) => QueryOf<E>): Surface =>
  async ({ pair }) => {
    const { status, text, code } = await pair.viewer.send(endpoint, query?.(pair));
    if (status === 200) return shownIn(text, pair);
    return code === 'blocked_by_member' ? 'refused' : '-';
  };

/** The card of the member alone, out of a list that may contain others. */
const card =
  <E extends Endpoint>(
    endpoint: E,
    list: (body: ResponseOf<E>) => readonly { id: string }[],
    query?: (pair: Pair) => QueryOf<E>,
  ): Surface =>
  async ({ pair }) => {
    const reply = await pair.viewer.send(endpoint, query?.(pair));
    if (reply.status !== 200) return '-';
    const found = list(reply.body).find(({ id }) => id === pair.target.user.id);
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
  await pair.viewer.call(MARK_CHAT, { conversation: pair.conversation ?? 'none', read_up_to: 1_000 });
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

/** A second site, which shows the members of the first in a section. */
export const OTHER_SITE = 'beside.example';

export async function openOtherSite(t: TestApp): Promise<void> {
  await writeDomain(t.services.db, OTHER_SITE, OTHER_SITE);
  await t.set('member_resell', true, OTHER_SITE);
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
    SEARCH_MEMBERS,
    ({ items }) => items,
    ({ target }) => ({ countryregion: target.region }),
  ),
  'SEARCH_MEMBERS similar': card(
    SEARCH_MEMBERS,
    ({ similar }) => similar?.items ?? [],
    ({ target }) => ({ gender: 'female', country: 'NL', countryregion: `none-${target.region}` }),
  ),
  SEARCH_ELSEWHERE: async ({ pair }) => {
    const reply = await pair.viewer.call(
      SEARCH_ELSEWHERE,
      { countryregion: pair.target.region },
      { headers: { host: OTHER_SITE } },
    );
    const found =
      reply.status === 200 &&
      reply.body.sites.flatMap(({ items }) => items).find(({ id }) => id === pair.target.user.id);
    return found ? shownIn(JSON.stringify(found), pair) : '-';
  },
  SUGGEST_MEMBERS: card(
    SUGGEST_MEMBERS,
    ({ items }) => items,
    () => ({ limit: 24 }),
  ),
  READ_DECK: card(
    READ_DECK,
    ({ items }) => items,
    () => ({ wider: true }),
  ),
  READ_TONIGHT: card(READ_TONIGHT, ({ items }) => items),
  'READ_TONIGHT suggested': card(READ_TONIGHT, ({ suggestions }) => suggestions),
  'READ_TONIGHT likers': async (reach) => {
    const { viewerId, target } = reach.pair;
    await insertLike(reach.t, target.user.id, viewerId);
    return card(READ_TONIGHT, ({ likers }) => likers)(reach);
  },
  'READ_TONIGHT unread': card(READ_TONIGHT, ({ unread_chats: chats }) => chats.map(({ profile }) => profile)),
  FIND_MATCHES: async ({ pair }) => {
    const reply = await pair.viewer.call(FIND_MATCHES, {});
    const found = reply.status === 200 && reply.body.items.find(({ id }) => id === pair.target.user.id);
    return found ? shownIn(JSON.stringify(found), pair) : '-';
  },
  READ_LANDER: card(
    READ_LANDER,
    ({ lander }) => lander.members,
    () => ({ name: 'adultonly' }),
  ),
  READ_MEMBER: answer(READ_MEMBER, ({ target }) => ({ id: target.user.id })),
  READ_BLOCKED_MEMBERS: answer(READ_BLOCKED_MEMBERS),
  READ_CHATS: answer(READ_CHATS),
  READ_CHAT: answer(READ_CHAT, ({ conversation }) => ({ conversation: conversation ?? 'none' })),
  'READ_CHAT by member': answer(READ_CHAT, ({ target }) => ({ member: target.user.id })),
  'event message': entryOfMessage,
  READ_LIKES: withLikes(answer(READ_LIKES)),
  'GET /photo/:signed': open('/photo/', (_, index) => index === 2),
  'GET /photo/:signed private': open('/photo/', (photo) => photo.visibility === 'private'),
  'GET /cdn/:file': open('/cdn/', (_, index) => index === 0),
  'GET /cdn/:file blurred': open('/cdn/', (photo) => photo.locked),
  'GET /photo/chat/:signed': async ({ pair, sentPhoto }) =>
    sentPhoto !== null && (await pair.viewer.get(sentPhoto)).status === 200 ? 'full' : '-',
  READ_UNSEEN_MATCH: async ({ t, pair }) => {
    await insertLikes(t, pair);
    const { text } = await pair.viewer.call(READ_UNSEEN_MATCH);
    return text.includes(pair.target.user.name) ? 'full' : '-';
  },
};
