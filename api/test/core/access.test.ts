import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { accessPlugin } from '#src/platform/http/access.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';

const KEYS = {
  viewer: 'viewer-key-of-this-test',
  moderator: 'moderator-key-of-this-test',
  admin: 'admin-key-of-this-test',
};
type Role = keyof typeof KEYS;

/** Routes that no endpoint of the product has: one without a word about access, one for each rank of operators. */
async function siteWith(viewer: object | null) {
  const app = Fastify();
  app.decorate('services', { config: { OPERATOR_KEY: '' } } as never);
  app.decorateRequest('context');
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { context: { viewer } });
  });
  await accessPlugin(app as never as App, async (key) => {
    const role = (Object.keys(KEYS) as Role[]).find((name) => KEYS[name] === key);
    return role ? { id: role, name: role, role } : null;
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(400).send(error instanceof ProblemError ? error.code : 'internal'),
  );
  app.get('/unsaid', async () => 'open');
  app.get('/public', { config: { access: 'public' } as never }, async () => 'open');
  for (const role of [undefined, 'viewer', 'admin'])
    app.get(
      `/operators/${role}`,
      { config: { access: 'operator', ...(role && { role }) } as never },
      async () => 'open',
    );
  return async (url: string, key?: string) =>
    (await app.inject({ url, headers: key ? { authorization: `Bearer ${key}` } : {} })).body;
}

test('a route that says nothing of access is for members alone', async () => {
  const [asVisitor, asMember] = [await siteWith(null), await siteWith({ userId: 'anna' })];
  assert.deepEqual(
    [await asVisitor('/unsaid'), await asMember('/unsaid'), await asVisitor('/public')],
    ['authentication_required', 'open', 'open'],
  );
});

test('operators do what their rank allows; a route without a rank is for moderators', async () => {
  const ask = await siteWith(null);
  const answers = async (key?: string) =>
    Promise.all(['viewer', 'undefined', 'admin'].map((role) => ask(`/operators/${role}`, key)));
  assert.deepEqual(await answers(), Array(3).fill('authentication_required'));
  assert.deepEqual(await answers('some-key-that-nobody-has'), Array(3).fill('authentication_required'));
  assert.deepEqual(await answers(KEYS.viewer), ['open', 'forbidden', 'forbidden']);
  assert.deepEqual(await answers(KEYS.moderator), ['open', 'open', 'forbidden']);
  assert.deepEqual(await answers(KEYS.admin), ['open', 'open', 'open']);
});
