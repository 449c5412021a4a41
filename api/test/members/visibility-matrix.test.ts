import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ENDPOINTS } from '@rendezvous/contract/endpoint-table';
import { publishLander } from '#src/site/landers/service.ts';
import { ADULT_ONLY } from '#seed/texts/lander-texts.ts';
import { createTestApp } from '../harness.ts';
import { makePair, photosOf, STATES, type Role, type State } from './visibility-states.ts';
import { SURFACES, type Shown } from './visibility-surfaces.ts';

const t = await createTestApp();
after(() => t.close());
before(() =>
  publishLander(
    t.services.db,
    { name: 'adultonly', version: 1, variant: 'a', template: 'halves', texts: ADULT_ONLY },
    t.clock.now(),
  ),
);

/** What members see of a member: `stranger/contact` where it matters whether messages have gone between the two. */
const MEMBERS = `
surface                | normal | i blocked | blocked me      | both blocked    | invisible | invisible, i blocked | unconfirmed | disabled  | pending   | suspended | left
SEARCH_MEMBERS         | full   | -         | -               | -               | -         | -                    | -           | -         | -         | -         | -
SEARCH_MEMBERS similar | full   | -         | -               | -               | -         | -                    | -           | -         | -         | -         | -
SUGGEST_MEMBERS        | full   | -         | -               | -               | -         | -                    | -           | -         | -         | -         | -
READ_LANDER            | full   | -         | -               | -               | -         | -                    | -           | -         | -         | -         | -
READ_LIKES             | full   | -         | -               | -               | -         | -                    | -           | -         | -         | -         | -
READ_UNSEEN_MATCH      | full   | -         | -               | -               | -         | -                    | -           | -         | -         | -         | -
READ_MEMBER            | full   | full      | refused         | refused         | -/full    | -/full               | -           | -         | -         | -         | -
READ_BLOCKED_MEMBERS   | -      | full      | -               | name            | -         | name/full            | -           | -         | -         | -         | -
READ_CHATS             | -/full | -/full    | -               | -               | -/full    | -/full               | -/name      | -/name    | -/name    | -/gone    | -/gone
READ_CHAT              | -/full | -/full    | -/name          | -/name          | -/full    | -/full               | -/name      | -/name    | -/name    | -/gone    | -/gone
READ_CHAT by member    | full   | full      | refused/name    | refused/name    | -/full    | name/full            | name        | name      | name      | -/gone    | -/gone
event message          | full   | -         | -               | -               | full      | -                    | -           | name      | name      | -         | -
`;

/** What visitors see where search is open to them. */
const VISITORS = `
surface                | normal | invisible | unconfirmed | disabled | pending | suspended | left
SEARCH_MEMBERS         | full   | -         | -           | -        | -       | -         | -
SEARCH_MEMBERS similar | full   | -         | -           | -        | -       | -         | -
SUGGEST_MEMBERS        | full   | -         | -           | -        | -       | -         | -
READ_LANDER            | full   | -         | -           | -        | -       | -         | -
READ_MEMBER            | full   | -         | -           | -        | -       | -         | -
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
const visitors = read(VISITORS);

/** Endpoints that show only the caller. */
const OWN = new Set(['CHANGE_USER', 'LOG_IN', 'READ_USER', 'ACTIVATE', 'FINISH_SIGNUP_STEP', 'SIGN_UP']);

/** Does an answer hold the image of a member? */
function showsMembers(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('properties' in schema && Object.hasOwn(schema.properties as object, 'main_image')) return true;
  return Object.values(schema).some(showsMembers);
}

test('every endpoint that shows members has a row, and every row a surface', () => {
  const shown = ENDPOINTS.filter(([, { response }]) => showsMembers(response)).map(([name]) => name);
  const rows = new Set(members.surfaces.map((surface) => surface.replace(/ .*/, '')));
  assert.deepEqual(
    shown.filter((name) => !OWN.has(name)).toSorted(),
    [...rows].filter((row) => row !== 'event').toSorted(),
  );
  assert.deepEqual(Object.keys(SURFACES).toSorted(), members.surfaces.toSorted());
  assert.deepEqual(members.states, Object.keys(STATES));
});

async function check(role: Role, table: Table, state: State, contact: boolean): Promise<void> {
  const pair = await makePair(t, role, contact);
  const photos = await photosOf(pair);
  await STATES[state](t, pair);
  const wrong: string[] = [];
  for (const surface of table.surfaces) {
    const shown = await SURFACES[surface]!({ t, pair, photos });
    const expected = table.expected(surface, state, contact);
    if (shown !== expected) wrong.push(`${surface}: ${shown} instead of ${expected}`);
  }
  assert.deepEqual(wrong, []);
}

for (const state of visitors.states)
  test(`a visitor sees of a member (${state}) what the matrix says`, () =>
    check('visitor', visitors, state, false));

for (const role of ['free', 'premium'] as const)
  for (const state of members.states)
    test(`a ${role} member sees of a stranger and of a contact (${state}) what the matrix says`, async () => {
      await check(role, members, state, false);
      await check(role, members, state, true);
    });
