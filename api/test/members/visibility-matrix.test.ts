import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { publishLander } from '#src/site/landers/service.ts';
import { ADULT_ONLY } from '#seed/texts/lander-texts.ts';
import { createTestApp } from '../harness.ts';
import { showsMembers } from '../support/hostile/samples.ts';
import { makePair, photosOf, sentPhotoOf, STATES, type Role, type State } from './visibility-states.ts';
import { openOtherSite, OWN, SURFACES, type Shown } from './visibility-surfaces.ts';

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

/** What members see of a member: `stranger/contact` where it matters whether messages have gone between the two. */
const MEMBERS = `
surface                | normal | i blocked | blocked me      | both blocked    | invisible | invisible, i blocked | unconfirmed | disabled  | no consent | pending   | suspended | left
SEARCH_MEMBERS         | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
SEARCH_MEMBERS similar | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
SEARCH_ELSEWHERE       | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
SUGGEST_MEMBERS        | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_DECK              | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_TONIGHT           | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_TONIGHT suggested | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_TONIGHT likers    | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_TONIGHT unread    | -/full | -         | -               | -               | -/full    | -                    | -/name      | -/name    | -/name     | -/name    | -/gone    | -/gone
FIND_MATCHES           | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_LANDER            | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_LIKES             | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_UNSEEN_MATCH      | full   | -         | -               | -               | -         | -                    | -           | -         | -          | -         | -         | -
READ_MEMBER            | full   | full      | refused         | refused         | -/full    | -/full               | -           | -         | -          | -         | -         | -
READ_BLOCKED_MEMBERS   | -      | full      | -               | name            | -         | name/full            | -           | -         | -          | -         | -         | -
READ_CHATS             | -/full | -/full    | -               | -               | -/full    | -/full               | -/name      | -/name    | -/name     | -/name    | -/gone    | -/gone
READ_CHAT              | -/full | -/full    | -/name          | -/name          | -/full    | -/full               | -/name      | -/name    | -/name     | -/name    | -/gone    | -/gone
READ_CHAT by member    | full   | full      | refused/name    | refused/name    | -/full    | -/full               | -/name      | -/name    | -/name     | -/name    | -/gone    | -/gone
event message          | full   | -         | -               | -               | full      | -                    | -           | name      | name       | name      | -         | -
`;

/** Photos by the addresses that a free member had of them; the public file of a main photo stays until its member leaves. */
const FREE = `
surface                    | normal | i blocked | blocked me | both blocked | invisible | invisible, i blocked | unconfirmed | disabled | no consent | pending | suspended | left
GET /photo/:signed         | full   | full      | -          | -            | -/full    | -/full               | -           | -        | -          | -       | -         | -
GET /photo/:signed private | -      | -         | -          | -            | -         | -                    | -           | -        | -          | -       | -         | -
GET /photo/chat/:signed    | -/full | -         | -          | -            | -/full    | -                    | -/full      | -/full   | -/full     | -/full  | -         | -
GET /cdn/:file             | full   | full      | full       | full         | full      | full                 | full        | full     | -          | full    | -         | -
GET /cdn/:file blurred     | full   | full      | full       | full         | full      | full                 | full        | full     | -          | full    | -         | -
`;

/** The same for Premium members, which see every photo sharp. */
const PREMIUM = `
surface                    | normal | i blocked | blocked me | both blocked | invisible | invisible, i blocked | unconfirmed | disabled | no consent | pending | suspended | left
GET /photo/:signed         | full   | full      | -          | -            | -/full    | -/full               | -           | -        | -          | -       | -         | -
GET /photo/:signed private | full   | full      | -          | -            | -/full    | -/full               | -           | -        | -          | -       | -         | -
GET /photo/chat/:signed    | -/full | -         | -          | -            | -/full    | -                    | -/full      | -/full   | -/full     | -/full  | -         | -
GET /cdn/:file             | full   | full      | full       | full         | full      | full                 | full        | full     | -          | full    | -         | -
GET /cdn/:file blurred     | -      | -         | -          | -            | -         | -                    | -           | -        | -          | -       | -         | -
`;

/** What visitors see where search is open to them. */
const VISITORS = `
surface                | normal | invisible | unconfirmed | disabled | no consent | pending | suspended | left
SEARCH_MEMBERS         | full   | -         | -           | -        | -          | -       | -         | -
SEARCH_MEMBERS similar | full   | -         | -           | -        | -          | -       | -         | -
SEARCH_ELSEWHERE       | -      | -         | -           | -        | -          | -       | -         | -
SUGGEST_MEMBERS        | full   | -         | -           | -        | -          | -       | -         | -
READ_TONIGHT           | full   | -         | -           | -        | -          | -       | -         | -
FIND_MATCHES           | full   | -         | -           | -        | -          | -       | -         | -
READ_LANDER            | full   | -         | -           | -        | -          | -       | -         | -
READ_MEMBER            | full   | -         | -           | -        | -          | -       | -         | -
GET /photo/:signed     | -      | -         | -           | -        | -          | -       | -         | -
GET /cdn/:file         | full   | full      | full        | full     | -          | full    | -         | -
GET /cdn/:file blurred | full   | full      | full        | full     | -          | full    | -         | -
`;

interface Table {
  surfaces: string[];
  states: State[];
  expected(surface: string, state: State, contact: boolean): Shown;
}

function read(table: string): Table {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const states = head.slice(1) as State[];
  const bySurface = new Map(rows.map(([surface = '', ...cells]) => [surface, cells]));
  return {
    states,
    surfaces: [...bySurface.keys()],
    expected(surface, state, contact) {
      const [stranger, known = stranger] = (bySurface.get(surface)?.[states.indexOf(state)] ?? '').split('/');
      return (contact ? known : stranger) as Shown;
    },
  };
}

const members = read(MEMBERS);
const photos = { free: read(FREE), premium: read(PREMIUM) };
const visitors = read(VISITORS);

/** Routes outside the API that show members no member: pages render through the API, with the viewer's rights; reviews are for operators. */
const NO_MEMBERS =
  /^(POST \/(lang-config|likes|login|logout|activate\/done|account-deleted|mail-change\/do|pages\/withdraw)|GET \/photo\/(review|reported)\/:signed|GET \/\*|GET \/(assets|fonts|img|icons|dev|sandbox)\/.*|POST \/(dev|sandbox)\/.*|GET \/[\w-]+\.\w+|GET \/\.well-known\/[\w.-]+)$/;

test('every endpoint and route that shows members has a row, and every row a surface', () => {
  const endpoints = ENDPOINTS.filter(([name, { response }]) => showsMembers(response) && !OWN.has(name));
  const routes = t.app.routeTable
    .filter(({ endpoint }) => !endpoint)
    .map(({ method, url }) => `${method} ${url}`);
  const rows = [...members.surfaces, ...photos.free.surfaces];
  assert.deepEqual(
    [
      ...new Set(
        rows.map((row) => row.replace(/ (similar|by member|suggested|likers|unread|private|blurred)$/, '')),
      ),
    ].toSorted(),
    [
      ...endpoints.map(([name]) => name),
      ...routes.filter((route) => !NO_MEMBERS.test(route)),
      'event message',
    ].toSorted(),
  );
  assert.deepEqual(Object.keys(SURFACES).toSorted(), rows.toSorted());
  for (const table of [members, photos.free, photos.premium])
    assert.deepEqual(table.states, Object.keys(STATES));
});

async function check(role: Role, tables: Table[], state: State, contact: boolean): Promise<void> {
  const pair = await makePair(t, role, contact);
  const before = await photosOf(pair);
  const sentPhoto = await sentPhotoOf(pair);
  await STATES[state](t, pair);
  const wrong: string[] = [];
  for (const table of tables)
    for (const surface of table.surfaces) {
      const shown = await SURFACES[surface]!({ t, pair, photos: before, sentPhoto });
      const expected = table.expected(surface, state, contact);
      if (shown !== expected) wrong.push(`${surface}: ${shown} instead of ${expected}`);
    }
  assert.deepEqual(wrong, []);
}

for (const state of visitors.states)
  test(`a visitor sees of a member (${state}) what the matrix says`, () =>
    check('visitor', [visitors], state, false));

for (const role of ['free', 'premium'] as const)
  for (const state of members.states)
    test(`a ${role} member sees of a stranger and of a contact (${state}) what the matrix says`, async () => {
      await check(role, [photos[role], members], state, false);
      await check(role, [photos[role], members], state, true);
    });
