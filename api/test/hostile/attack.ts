import assert from 'node:assert/strict';
import { addPartner } from '#src/identity/partners/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { RouteEntry } from '#src/platform/route-types.ts';
import { createTestApp, type TestApp, type TestClient } from '../harness.ts';
import { memberWith, send as sendText } from '../chats/support.ts';
import type { Method } from '../support/client.ts';
import { objectOf, sample, type Schema } from '../support/hostile/samples.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };

/** What is sent to a route; what is left out is a value the route accepts. */
export interface Attack {
  what: string;
  payload?: string;
  headers?: Record<string, string>;
  /** Replaces one value of the query, encoded. */
  query?: readonly [name: string, value: string];
  /** Replaces the values of the path, encoded. */
  param?: string;
}

export const createAttackedApp = () => createTestApp();

/** Every route that no page is, streams of events apart. */
export const attackedRoutes = (t: TestApp): RouteEntry[] =>
  t.app.routeTable.filter(
    ({ url, endpoint }) =>
      /^\/(api|dev|sandbox|photo|cdn)\//.test(url) && endpoint?.media !== 'text/event-stream',
  );

export const titleOf = ({ method, endpoint, url }: RouteEntry) => `${method} ${endpoint?.path ?? url}`;

/** Things of the attacker that a route may be about, by the name of the field. */
type Own = Readonly<Record<string, string>>;

/** A member with a conversation, so that a request reaches what is behind the look-up of its ids. */
async function createAttacker(t: TestApp): Promise<{ client: TestClient; own: Own }> {
  const { client } = await memberWith(t, 50, { paid: true });
  const { status, body } = await sendText(client, (await t.makeUser()).id);
  assert.equal(status, 201);
  return { client, own: { conversation: body.conversation.id } };
}

/** A value the schema accepts: optional properties are left out, ids are those of the attacker where there is one. */
export function required(schema: Schema | undefined, own: Own): Record<string, unknown> {
  if (!schema) return {};
  const object = objectOf(schema) ?? schema;
  const known = Object.entries(own).filter(([name]) => object.properties?.[name]);
  return { ...(sample(object) as object), ...Object.fromEntries(known) };
}

/** Address of a route with a value for each part that it requires. */
export function addressOf(
  route: RouteEntry,
  own: Own = {},
  { query, param = 'abcdefghijklmnopqrstuv' }: Pick<Attack, 'query' | 'param'> = {},
): string {
  const path = route.url.replace(/:(\w+)\??/g, param).replace('*', param);
  const values = Object.entries(required(route.querystring as Schema | undefined, own)).map(
    ([name, value]) => [name, encodeURIComponent(String(value))] as const,
  );
  const pairs = [...values.filter(([name]) => name !== query?.[0]), ...(query ? [query] : [])];
  return pairs.length > 0 ? `${path}?${pairs.map((pair) => pair.join('=')).join('&')}` : path;
}

/** `npm test` sends every fourth attack on a route, from another one on for each route; all others send each. */
export const SHARE = process.env.TEST_PART === 'daily' ? 4 : 1;
let attacked = 0;

/** Sends attacks one after the other, as a new member or with the key of an operator or a partner. Fails with those that a server error answers. */
export async function withstands(
  t: TestApp,
  route: RouteEntry,
  attacksOf: (own: Own) => readonly Attack[],
): Promise<void> {
  const { client: member, own } = await createAttacker(t);
  const client = route.access === 'operator' ? (await t.operator()).client : member;
  const keyed: Record<string, string> =
    route.access === 'partner'
      ? { authorization: `Bearer ${await addPartner(t.services, 'test', newId(), 'hostile')}` }
      : {};
  const failed: string[] = [];
  attacked += 1;
  for (const attack of attacksOf(own).filter((_, place) => (place + attacked) % SHARE === 0)) {
    const { status, text } = await client.request(
      route.method as Method,
      addressOf(route, own, attack),
      undefined,
      {
        headers: { ...keyed, ...attack.headers },
        ...(attack.payload !== undefined && { payload: attack.payload }),
      },
    );
    if (status >= 500) failed.push(`${attack.what}: ${status} ${text.slice(0, 120)}`);
  }
  assert.deepEqual(failed, []);
}
