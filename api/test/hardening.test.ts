import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ERROR_STATUS, Problem } from '@rendezvous/contract/kernel/errors';
import { rolesWith } from '@rendezvous/contract/operators/values';
import { addPartner } from '#src/identity/partners/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import type { RouteEntry } from '#src/platform/route-types.ts';
import { createTestApp, type TestClient } from './harness.ts';
import type { Answer, Method, RequestOptions } from './support/client.ts';
import { idProperties, objectOf, sample, wrongType, type Schema } from './support/hostile/samples.ts';
import { snapshot } from './support/databases/snapshot.ts';

/**
 * The same attacks on every route there is, made from the endpoint table, the routes outside it and their schemas: a new route is attacked without
 * an entry here. Every answer is a documented problem, never a 5xx, and nothing changes.
 */
const t = await createTestApp();
after(() => t.close());

const stranger = await t.member({ name: 'Stranger', gender: 'male' });
const attacker = await t.member({ name: 'Attacker' });
const partnerKey = await addPartner(t.services, 'test', 'Attacking partner', 'attack');
const strangersThings = async () => {
  const session = await t.services.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', stranger.user.id)
    .executeTakeFirstOrThrow();
  return [stranger.user.id, session.id];
};

/** The attacker with the session that the route accepts: a member's, or that of an operator with its right, opened again so that its use is written down before. */
const attackerOf = async (route: RouteEntry): Promise<TestClient> =>
  route.access === 'operator'
    ? (await t.operator(rolesWith(route.endpoint?.right)[0])).client
    : attacker.client;

type Reply = Answer<Problem>;
const isWrite = (route: RouteEntry) => route.method !== 'GET';
const bodyOf = (route: RouteEntry) => objectOf(route.body as Schema | undefined);
const queryOf = (route: RouteEntry) => objectOf(route.querystring as Schema | undefined);
const valid = (schema: Schema | undefined) =>
  schema ? (sample(schema) as Record<string, unknown>) : undefined;

function address(route: RouteEntry, query?: Record<string, unknown>): string {
  const path = route.url.replace(/:(\w+)\??/g, 'abcdefghijklmnopqrstuv').replace('*', 'x');
  const all = { ...valid(queryOf(route)), ...query };
  const text = new URLSearchParams(
    Object.entries(all).map(([key, value]) => [key, String(value)]),
  ).toString();
  return text ? `${path}?${text}` : path;
}

function send(
  client: TestClient,
  route: RouteEntry,
  body?: unknown,
  options: RequestOptions & { query?: Record<string, unknown> } = {},
): Promise<Reply> {
  const key = client === attacker.client &&
    route.access === 'partner' && { authorization: `Bearer ${partnerKey}` };
  const headers = { ...key, ...options.headers };
  return client.request<Problem>(route.method as Method, address(route, options.query), body, {
    ...options,
    headers,
  });
}

/** A refusal: the documented problem; pages outside the API may refuse with a page. */
function assertRefused(reply: Reply, what: string, ...codes: string[]): void {
  assert.ok(
    reply.status >= 400 && reply.status < 500,
    `${what}: ${reply.status} ${reply.text.slice(0, 300)}`,
  );
  if (codes.length === 0 && String(reply.headers['content-type']).startsWith('text/html')) return;
  assert.match(String(reply.headers['content-type']), /^application\/problem\+json/, what);
  assert.ok(validatorOf(Problem)(reply.body), `${what}: not a documented problem: ${reply.text}`);
  assert.equal(ERROR_STATUS[reply.body.code], reply.status, what);
  if (codes.length > 0) assert.ok(codes.includes(reply.body.code), `${what}: ${reply.text}`);
}

/** Runs attacks and checks that the database is the same afterwards. */
async function changesNothing(
  route: RouteEntry,
  attack: (attacker: TestClient) => Promise<void>,
): Promise<void> {
  const client = await attackerOf(route);
  const before = await snapshot(t.services.db);
  await attack(client);
  assert.deepEqual(await snapshot(t.services.db), before, 'the database changed');
}

/** The API, files, and forms of pages. */
const routes = t.app.routeTable.filter(
  (route) => isWrite(route) || /^\/(api|dev|sandbox|photo|cdn)\//.test(route.url),
);
const title = (route: RouteEntry) => `${route.method} ${route.endpoint?.path ?? route.url}`;

for (const route of routes.filter((entry) => entry.access !== 'public')) {
  test(`${title(route)} refuses a visitor`, () =>
    changesNothing(route, async () => {
      assertRefused(
        await send(t.asVisitor(), route, valid(bodyOf(route))),
        'visitor',
        'authentication_required',
      );
    }));
}

for (const route of routes.filter((entry) => isWrite(entry) && entry.crossSite !== 'open')) {
  test(`${title(route)} refuses what another site causes`, () =>
    changesNothing(route, async (attackerClient) => {
      const body = valid(bodyOf(route));
      const refused = async (headers: Record<string, string>) =>
        assertRefused(await send(attackerClient, route, body, { headers }), JSON.stringify(headers), 'csrf');
      await refused({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
      await refused({ origin: 'https://evil.example' });
      await refused({ origin: 'null' });
      await refused({ 'sec-fetch-site': 'same-site' });
      if (route.crossSite === 'strict') await refused({ 'x-client': '' });
    }));
}

for (const route of routes.filter((entry) => isWrite(entry) && bodyOf(entry))) {
  const schema = bodyOf(route) as Schema;
  const json = { 'content-type': 'application/json' };
  test(`${title(route)} refuses malformed, mistyped, incomplete and overfull bodies`, () =>
    changesNothing(route, async (attackerClient) => {
      const raw = (payload: string, headers: Record<string, string> = json) =>
        send(attackerClient, route, undefined, { payload, headers });
      assertRefused(await raw('{"a":'), 'malformed JSON', 'malformed');
      assertRefused(await raw('{"__proto__":{"a":1}}'), 'prototype', 'malformed');
      assertRefused(await raw('[]'), 'array', 'validation_failed');
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (property.type === 'string')
          assertRefused(
            await send(attackerClient, route, { ...valid(schema), [name]: 'a\0b' }),
            `NUL in ${name}`,
            'malformed',
          );
      }
      assertRefused(await raw('{}', { 'content-type': 'text/plain' }), 'text/plain', 'unsupported_media');
      assertRefused(await raw(`{"a":"${'x'.repeat(70_000)}"}`), 'too large', 'too_large');
      for (const extra of ['credits', 'paid_user', 'status', 'unlisted']) {
        if (schema.properties?.[extra]) continue;
        const reply = await send(attackerClient, route, { ...valid(schema), [extra]: 1 });
        // A caller that is not proven to be the provider does not learn what the body lacks.
        if (route.crossSite === 'open' && reply.body.code === 'forbidden') continue;
        assertRefused(reply, `extra ${extra}`, 'validation_failed');
        assert.ok(
          reply.body.errors?.some((error) => error.code === 'unknown_field'),
          reply.text,
        );
      }
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const reply = await send(attackerClient, route, { ...valid(schema), [name]: wrongType(property) });
        assertRefused(reply, `${name} of a wrong type`, 'validation_failed');
      }
      for (const [name, inner] of Object.entries(schema.properties ?? {}).map(
        ([key, property]) => [key, objectOf(property)] as const,
      )) {
        if (!inner?.properties || inner.additionalProperties !== false) continue;
        const nested = (value: unknown) => send(attackerClient, route, { ...valid(schema), [name]: value });
        assertRefused(
          await nested({ ...valid(inner), unlisted: 1 }),
          `extra in ${name}`,
          'validation_failed',
        );
        for (const [key, property] of Object.entries(inner.properties)) {
          assertRefused(
            await nested({ ...valid(inner), [key]: wrongType(property) }),
            `${name}.${key} of a wrong type`,
            'validation_failed',
          );
        }
      }
      for (const name of schema.required ?? []) {
        const { [name]: _left, ...rest } = valid(schema) ?? {};
        assertRefused(await send(attackerClient, route, rest), `without ${name}`, 'validation_failed');
      }
    }));
}

for (const route of routes.filter((entry) => queryOf(entry))) {
  const schema = queryOf(route) as Schema;
  test(`${title(route)} refuses a query it does not know`, () =>
    changesNothing(route, async (attackerClient) => {
      const body = valid(bodyOf(route));
      if (schema.additionalProperties === false) {
        assertRefused(
          await send(attackerClient, route, body, { query: { unlisted: 1 } }),
          'extra',
          'validation_failed',
        );
      }
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (property.type === 'string' && !property.enum) continue;
        assertRefused(
          await send(attackerClient, route, body, { query: { [name]: 'wrong type' } }),
          name,
          'validation_failed',
        );
      }
    }));
}

for (const route of routes.filter(
  (entry) => idProperties(bodyOf(entry)).length || idProperties(queryOf(entry)).length,
)) {
  test(`${title(route)} refuses ids that do not exist or belong to another member`, () =>
    changesNothing(route, async (attackerClient) => {
      const [inBody, inQuery] = [bodyOf(route), queryOf(route)];
      for (const name of [...idProperties(inBody), ...idProperties(inQuery)]) {
        // A member's id is no secret: these routes are made to name a member.
        const ids = [
          newId(),
          ...(/^(member|for|like|unlike)$/.test(name) || route.url.includes('member')
            ? []
            : await strangersThings()),
        ];
        for (const id of ids) {
          const body = inBody && { ...valid(inBody), ...(inBody.properties?.[name] && { [name]: id }) };
          const reply = await send(attackerClient, route, body, {
            query: inQuery?.properties?.[name] ? { [name]: id } : {},
          });
          assertRefused(reply, `${name}=${id}`);
        }
      }
    }));
}

for (const route of routes.filter((entry) => entry.url.includes(':'))) {
  test(`${title(route)} answers an unknown address with a problem`, () =>
    changesNothing(route, async (attackerClient) => {
      assertRefused(await send(attackerClient, route, valid(bodyOf(route))), 'unknown address');
    }));
}
