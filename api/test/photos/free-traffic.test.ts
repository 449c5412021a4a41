import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { ROUTES } from '@rendezvous/contract/kernel/routes';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { publishLander } from '#src/site/landers/service.ts';
import { ADULT_ONLY } from '#seed/texts/lander-texts.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { OTHER_SITE, openOtherSite, OWN } from '../members/visibility-surfaces.ts';
import { sample, showsMembers, type Schema } from '../support/hostile/samples.ts';
import { photosShownTo, picture, upload } from './support.ts';

const t = await createTestApp();
after(() => t.close());
before(() =>
  publishLander(
    t.services.db,
    { name: 'adultonly', version: 1, variant: 'a', template: 'halves', texts: ADULT_ONLY },
    t.clock.now(),
  ),
);
before(() => openOtherSite(t));

const cookiesOf = ({ cookies }: TestClient) => [...cookies].map(([k, v]) => `${k}=${v}`).join('; ');

interface Asked {
  method?: 'POST';
  url: string;
  host?: string;
  payload?: object;
}

/** What the server sends: text, and the bytes it came in. */
async function fetched(client: TestClient, { host = 'localhost:4200', ...asked }: Asked) {
  const headers = { host, cookie: cookiesOf(client), 'x-client': 'web/2', origin: `http://${host}` };
  const answer = await t.app.inject({ ...asked, headers });
  const digest = createHash('sha256').update(answer.rawPayload).digest('hex');
  return { status: answer.statusCode, text: answer.statusCode === 200 ? answer.payload : '', digest };
}

/** Calls with another body than a sample of their schema, so that they answer with the member. */
const ASKED: Readonly<Record<string, (id: string) => Partial<Asked> & { query?: Record<string, string> }>> = {
  READ_MEMBER: (id) => ({ query: { id } }),
  READ_CHAT: (id) => ({ query: { member: id } }),
  SUGGEST_MEMBERS: () => ({ query: { limit: '24' } }),
  SEARCH_MEMBERS: () => ({ query: { gender: 'female' } }),
  SEARCH_ELSEWHERE: () => ({ query: { gender: 'female' }, host: OTHER_SITE }),
  READ_DECK: () => ({ query: { wider: 'true' } }),
  READ_LANDER: () => ({ query: { name: 'adultonly' } }),
  FIND_MATCHES: () => ({ payload: {} }),
};

/** Calls that are no reading of a page, each with its reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  STREAM_EVENTS: 'does not end; its events are read where they are sent',
  LOG_OUT_BY_READING: 'ends the session',
  DOWNLOAD_EXPORT: 'asks for a log-in that is new; the copy contains own photos alone (data-export.test)',
  GEOCODE: 'asks a service outside',
};

const isRead = (name: string, { method, access }: Endpoint): boolean =>
  (access === 'public' || access === 'member') && (method === 'GET' || name === 'FIND_MATCHES');

/** Every call of the contract that a member's pages read from. */
const READS = ENDPOINTS.filter(([name, endpoint]) => isRead(name, endpoint) && !(name in LEFT_OUT));

/** Those that must show the member, or the check would miss their content. */
const SHOWING = new Set(
  READS.filter(([name, { response }]) => showsMembers(response) && !OWN.has(name)).map(([name]) => name),
);
/** Of these, the one that shows no member with whom all else is open. */
const SILENT = ['READ_BLOCKED_MEMBERS'];

function callOf([name, { method, path, query }]: (typeof READS)[number], id: string): Asked {
  const { query: own, ...rest } = ASKED[name]?.(id) ?? {};
  const values = own ?? (query ? (sample(query as Schema) as Record<string, unknown>) : {});
  const text = new URLSearchParams(
    Object.entries(values).map(([key, value]) => [key, String(value)]),
  ).toString();
  return { ...(method === 'POST' && { method }), url: text ? `${path}?${text}` : path, ...rest };
}

/** Every page of the table of routes, about the member where it has an id. */
const pagesOf = (id: string, conversation: string): Asked[] =>
  ROUTES.filter(({ waiting, owner }) => !waiting && owner !== 'ops').map(({ name, path }) => ({
    url: path.replace(':id', name === 'chats-id' ? conversation : id).replace(/\/:\w+\??/g, '') || '/',
  }));

/** Reads every place, follows every address of a picture in it, and returns all that came, with what live events said. */
async function trafficOf(client: TestClient, id: string, conversation: string, live: string) {
  const calls = await Promise.all(
    READS.map(async (read) => ({ name: read[0], ...(await fetched(client, callOf(read, id))) })),
  );
  const pages = await Promise.all(pagesOf(id, conversation).map((page) => fetched(client, page)));
  const text = [live, ...[...calls, ...pages].map((answer) => answer.text)].join('\n');
  const addresses = new Set(text.match(/\/(?:cdn|photo)\/[^"'\\\s,)]+/g));
  const pictures = await Promise.all(
    [...addresses].map((url) => fetched(client, { url: url.replaceAll('&amp;', '&') })),
  );
  const silent = calls.filter(({ name, text: said }) => SHOWING.has(name) && !said.includes(id));
  return {
    text,
    digests: new Set(pictures.map(({ digest }) => digest)),
    silent: silent.map(({ name }) => name),
  };
}

test('every call that shows other members is read here', () => {
  const showing = ENDPOINTS.filter(
    ([, { access, response }]) => access !== 'operator' && showsMembers(response),
  );
  const others = showing.map(([name]) => name).filter((name) => !SHOWING.has(name) && !OWN.has(name));
  assert.deepEqual(others, []);
});

test('[6.005] all that a free member receives of another contains neither name nor bytes of a locked photo', async () => {
  const owner = await memberWith(t, 5, { paid: true, gender: 'female' });
  for (let count = 0; count < 4; count += 1)
    await upload(owner.client, await picture({ colour: `#${count}0a0f0` }));
  await upload(owner.client, await picture({ colour: '#30c060' }), 'private');
  const free = await t.member({ gender: 'male' });
  const premium = await t.member({ gender: 'male', paid: true });
  const live: Record<string, string> = {};
  const conversations: Record<string, string> = {};
  const before: Record<string, Awaited<ReturnType<typeof trafficOf>>> = {};
  for (const { client, user } of [free, premium]) {
    before[user.id] = await trafficOf(client, owner.user.id, 'none', '');
    const events: StoredEvent[] = [];
    const stop = await t.services.live.subscribe(user.id, (event) => events.push(event));
    await client.call(LIKE, { member: owner.user.id });
    await owner.client.call(LIKE, { member: user.id });
    conversations[user.id] = (await send(owner.client, user.id, 'hello')).body.conversation.id;
    stop();
    assert.deepEqual(new Set(events.map(({ name }) => name)), new Set(['like', 'match', 'message']));
    live[user.id] = JSON.stringify(events);
  }
  const photosFor = ({ client }: typeof free) => photosShownTo(client, owner.user.id);
  const asFree = await photosFor(free);
  const sharp = (await photosFor(premium)).filter((_, at) => asFree[at]?.locked);
  assert.equal(sharp.length, 2);
  const originals = await Promise.all(
    sharp.flatMap(({ urls }) => Object.values(urls)).map((url) => fetched(premium.client, { url })),
  );
  const rows = await t.services.db
    .selectFrom('photos')
    .select(['id', 'files'])
    .where('user_id', '=', owner.user.id)
    .execute();
  const names = rows
    .filter(({ id }) => sharp.some((photo) => photo.id === id))
    .flatMap(({ files }) => Object.values(files));

  const seenBy = async ({ client, user }: typeof free) => {
    const [strangers, contacts] = [
      before[user.id]!,
      await trafficOf(client, owner.user.id, conversations[user.id]!, live[user.id]!),
    ];
    const text = strangers.text + contacts.text;
    const digests = new Set([...strangers.digests, ...contacts.digests]);
    return {
      names: names.filter((name) => text.includes(name)),
      pictures: originals.filter(({ digest }) => digests.has(digest)).length,
      silent: strangers.silent.filter((name) => contacts.silent.includes(name)),
    };
  };
  assert.deepEqual(await seenBy(free), { names: [], pictures: 0, silent: SILENT });
  // The same look finds them where they are allowed.
  assert.equal((await seenBy(premium)).pictures, originals.length);
});
