import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { MARK_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { SUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/endpoints';
import { readWeek } from '#src/site/weekly-updates/letter.ts';
import { openById, send } from '../chats/support.ts';
import { createNotifyingApp, DAY, MINUTE } from '../notifications/support.ts';
import { download, order } from '../support/accounts/data-copies.ts';
import type { PushBrowser } from '../support/push/push-browser.ts';
import { unzip } from '../support/accounts/unzip.ts';
import { makePair, STATES, type Pair, type State } from './visibility-states.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db, jobs } = t.services;

/**
 * What reaches a free member of what another did while nothing separated the two, once something does. `sent`: news without a name, an id
 * or a place; `id`: the address of the news has the id of the member; `name`: the copy of the member's data names the member. The week counts
 * messages, likes and people nearby.
 */
const NEWS = `
surface           | normal                | i blocked | blocked me | both blocked | invisible       | invisible, i blocked | unconfirmed     | disabled        | no consent      | pending         | suspended | left
push like         | sent                  | -         | -          | -            | -               | -                    | -               | -               | -               | -               | -         | -
push match        | id                    | -         | -          | -            | -               | -                    | -               | -               | -               | -               | -         | -
push conversation | sent                  | -         | -          | -            | sent            | -                    | sent            | sent            | sent            | sent            | -         | -
push message      | sent                  | -         | -          | -            | sent            | -                    | sent            | sent            | sent            | sent            | -         | -
mail like         | sent                  | -         | -          | -            | -               | -                    | -               | -               | -               | -               | -         | -
mail conversation | sent                  | -         | -          | -            | sent            | -                    | sent            | sent            | sent            | sent            | -         | -
mail message      | sent                  | -         | -          | -            | sent            | -                    | sent            | sent            | sent            | sent            | -         | -
mail unread       | sent                  | -         | -          | -            | sent            | -                    | sent            | sent            | sent            | sent            | -         | -
week of likes     | likes, people         | -         | -          | -            | -               | -                    | -               | -               | -               | -               | -         | -
week of messages  | messages, people      | -         | -          | -            | messages        | -                    | messages        | messages        | messages        | messages        | -         | -
export stranger   | name                  | name      | -          | name         | -               | name                 | -               | -               | -               | -               | -         | -
export contact    | name                  | name      | name       | name         | name            | name                 | name            | name            | name            | name            | -         | -
`;

const [head = [], ...rows] = NEWS.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const states = head.slice(1) as State[];

type Act = (pair: Pair) => Promise<unknown>;
const likes: Act = ({ target, viewerId }) => target.client.call(LIKE, { member: viewerId });
const writes: Act = ({ target, viewerId }) => send(target.client, viewerId, 'hello');
const readsAll: Act = async ({ viewer, conversation }) => {
  await openById(viewer, conversation!);
  await viewer.call(MARK_CHAT, { conversation: conversation!, read_up_to: 1_000 });
};

interface Case {
  pair: Pair;
  /** The viewer's browser that accepts push messages; null where mail is the only way. */
  browser: PushBrowser | null;
  email: string;
  /** Mails that came before. */
  mailed: number;
}

/** What names the member in a text. */
function named(text: string, { target }: Pair): string {
  if ([target.user.name, target.city].some((word) => text.includes(word))) return 'name';
  return text.includes(target.user.id) ? 'id' : 'sent';
}

const pushed = async ({ pair, browser }: Case): Promise<string> => {
  const messages = t.pushedTo(browser!);
  return messages.length === 0 ? '-' : named(JSON.stringify(messages), pair);
};
const mailed = async ({ pair, email, mailed: before }: Case): Promise<string> => {
  const mails = t.mails.filter(({ to }) => to === email).slice(before);
  return mails.length === 0 ? '-' : named(JSON.stringify(mails), pair);
};
const week = async ({ pair }: Case): Promise<string> => {
  const { unread, likes: count, newcomers } = await readWeek(db, pair.viewerId, t.clock.now());
  const parts = { messages: unread, likes: count, people: newcomers.count };
  return (
    Object.entries(parts)
      .filter(([, number]) => number > 0)
      .map(([part]) => part)
      .join(', ') || '-'
  );
};
/** The copy of the viewer's own data. */
const copied = async ({ pair }: Case): Promise<string> => {
  // A copy is given to a member who has just logged in.
  const viewer = await t.signIn({ id: pair.viewerId });
  const ordered = await order(viewer);
  assert.equal(ordered.status, 202, ordered.text);
  await jobs.drain();
  const entries = await unzip((await download(viewer)).raw);
  const text = String(entries.get('data.json'));
  assert.ok(text.includes('exported_at'));
  const shown = named(text, pair);
  return shown === 'sent' ? '-' : shown;
};

interface Surface {
  /** Whether messages have gone between the two before. */
  contact?: boolean;
  /** What was done before the state came about. */
  acts: Act[];
  /** When it is read: a moment, half an hour, or more than a day later. */
  at: 'soon' | 'later' | 'next day';
  read(reach: Case): Promise<string>;
}

/** What is done before is still unread, unless it is read first. */
const SURFACES: Readonly<Record<string, Surface>> = {
  'push like': { acts: [likes], at: 'soon', read: pushed },
  'push match': {
    acts: [({ viewer, target }) => viewer.call(LIKE, { member: target.user.id }), likes],
    at: 'soon',
    read: pushed,
  },
  'push conversation': { acts: [writes], at: 'soon', read: pushed },
  'push message': { contact: true, acts: [readsAll, writes], at: 'soon', read: pushed },
  'mail like': { acts: [likes], at: 'later', read: mailed },
  'mail conversation': { acts: [writes], at: 'later', read: mailed },
  'mail message': { contact: true, acts: [readsAll, writes], at: 'later', read: mailed },
  'mail unread': { acts: [writes], at: 'next day', read: mailed },
  'week of likes': { acts: [likes], at: 'later', read: week },
  'week of messages': { acts: [writes], at: 'later', read: week },
  'export stranger': {
    acts: [({ viewer, target }) => viewer.call(LIKE, { member: target.user.id })],
    at: 'later',
    read: copied,
  },
  'export contact': { contact: true, acts: [writes], at: 'later', read: copied },
};

/** Two members, of whom one has done something; the other has not been notified yet. */
async function begin(name: string, { contact = false, acts }: Surface): Promise<Case> {
  const pair = await makePair(t, 'free', contact);
  // Earlier news is sent before.
  await t.wait(20 * MINUTE);
  pair.target.client = await t.signIn(pair.target.user);
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', pair.viewerId)
    .executeTakeFirstOrThrow();
  const browser = name.startsWith('push')
    ? t.push.browser(`${name.replace(' ', '-')}-${pair.viewerId}`)
    : null;
  if (browser) {
    const answer = await pair.viewer.call(SUBSCRIBE_PUSH, { subscription: browser.subscription });
    assert.equal(answer.status, 204, answer.text);
  }
  for (const act of acts) await act(pair);
  return { pair, browser, email, mailed: t.mails.filter(({ to }) => to === email).length };
}

test('the table has a row for every surface, and a column for every state', () => {
  assert.deepEqual(
    rows.map(([surface]) => surface),
    Object.keys(SURFACES),
  );
  assert.deepEqual(states, Object.keys(STATES));
});

for (const [column, state] of states.entries())
  test(`news and copies show of a member (${state}) what the table says`, async () => {
    const cases = new Map<string, Case>();
    for (const [name, surface] of Object.entries(SURFACES)) {
      const reach = await begin(name, surface);
      await STATES[state](t, reach.pair);
      cases.set(name, reach);
    }
    const found: Record<string, string> = {};
    for (const [at, seconds] of [
      ['soon', 10],
      ['later', 30 * MINUTE],
      ['next day', 1.1 * DAY],
    ] as const) {
      await t.wait(seconds);
      // A reminder is noted first, and mailed when no browser accepted it.
      if (at === 'next day') await t.wait(30 * MINUTE);
      for (const [name, surface] of Object.entries(SURFACES))
        if (surface.at === at) found[name] = await surface.read(cases.get(name)!);
      if (at === 'later')
        for (const reach of cases.values())
          reach.mailed = t.mails.filter(({ to }) => to === reach.email).length;
    }
    const expected = rows.map(([surface = '', ...cells]) => [surface, cells[column]]);
    assert.deepEqual(found, Object.fromEntries(expected));
  });
