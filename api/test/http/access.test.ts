import assert from 'node:assert/strict';
import { test } from 'node:test';
import cookie from '@fastify/cookie';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import {
  OPERATOR_RIGHTS,
  OPERATOR_ROLES,
  OPS_COOKIE,
  type OperatorRight,
} from '@rendezvous/contract/operators/values';
import Fastify from 'fastify';
import { accessPlugin } from '#src/platform/http/access.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';

const RIGHTS = Object.keys(OPERATOR_RIGHTS) as OperatorRight[];
const PARTNER_KEY = 'the-key-of-a-partner-site';

/** Routes that no endpoint of the product has: one without a word about access, one for each right of operators, and two without. */
async function siteWith(viewer: object | null) {
  const app = Fastify();
  await app.register(cookie);
  app.decorateRequest('context');
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { context: { viewer, now: new Date() } });
  });
  await accessPlugin(app as never as App, {
    async operator(token) {
      const role = OPERATOR_ROLES.find((name) => name === token);
      return role
        ? { id: role, name: role, role, sessionId: role, provenAt: new Date(), endsAt: new Date() }
        : null;
    },
    partner: async (key) => (key === PARTNER_KEY ? { id: 'p', name: 'Partner', network: 'partner' } : null),
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(400).send(error instanceof ProblemError ? error.code : 'internal'),
  );
  app.get('/unsaid', async () => 'open');
  app.get('/public', { config: { access: 'public' } as never }, async () => 'open');
  app.get('/partners', { config: { access: 'partner' } as never }, async () => 'open');
  for (const right of [...RIGHTS, undefined, 'no.such'])
    app.get(
      `/operators/${right}`,
      { config: { access: 'operator', ...(right && { right }) } as never },
      async () => 'open',
    );
  return async (url: string, session?: string, key?: string) =>
    (
      await app.inject({
        url,
        cookies: session ? { [OPS_COOKIE]: session } : {},
        headers: key ? { authorization: `Bearer ${key}` } : {},
      })
    ).body;
}

test('a route for partners opens to a partner’s key alone', async () => {
  const [asVisitor, asMember] = [await siteWith(null), await siteWith({ userId: 'anna' })];
  assert.deepEqual(
    [
      await asVisitor('/partners'),
      await asMember('/partners'),
      await asVisitor('/partners', 'admin'),
      await asVisitor(`/operators/${RIGHTS[0]}`, undefined, PARTNER_KEY),
      await asVisitor('/partners', undefined, PARTNER_KEY),
    ],
    [...Array.from({ length: 4 }, () => 'authentication_required'), 'open'],
  );
});

test('a route without declared access is for members alone', async () => {
  const [asVisitor, asMember] = [await siteWith(null), await siteWith({ userId: 'anna' })];
  assert.deepEqual(
    [await asVisitor('/unsaid'), await asMember('/unsaid'), await asVisitor('/public')],
    ['authentication_required', 'open', 'open'],
  );
});

test('operators do what their role allows, and no more; a route without a right refuses all of them', async () => {
  const ask = await siteWith(null);
  for (const role of OPERATOR_ROLES) {
    const opened: string[] = [];
    for (const right of RIGHTS) if ((await ask(`/operators/${right}`, role)) === 'open') opened.push(right);
    assert.deepEqual(
      opened,
      RIGHTS.filter((right) => (OPERATOR_RIGHTS[right] as readonly string[]).includes(role)),
    );
    assert.equal(await ask('/operators/undefined', role), 'forbidden');
    assert.equal(await ask('/operators/no.such', role), 'forbidden');
  }
});

test('neither a member nor an unknown session opens what is for operators, and an operator is no member', async () => {
  const [asVisitor, asMember] = [await siteWith(null), await siteWith({ userId: 'anna' })];
  assert.equal(await asMember('/operators/session.own'), 'authentication_required');
  assert.equal(await asVisitor('/operators/session.own', 'unknown'), 'authentication_required');
  assert.equal(await asVisitor('/unsaid', 'admin'), 'authentication_required');
});

test('every endpoint for operators names the right it needs', () => {
  const silent = ENDPOINTS.filter(
    ([, { access, right }]) => (access === 'operator') !== (right !== undefined),
  );
  assert.deepEqual(
    silent.map(([name]) => name),
    [],
  );
});
