import { timingSafeEqual } from 'node:crypto';
import type { EndpointAccess } from '@rendezvous/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { FindOperator } from '#src/platform/ports/operators.ts';
import type { App } from '#src/platform/types.ts';

const RANK = { viewer: 1, moderator: 2, admin: 3 } as const;

/** Refuses by default: a route that says nothing is for signed-in members only. */
export async function accessPlugin(app: App, findOperator: FindOperator): Promise<void> {
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const access: EndpointAccess = request.routeOptions.config.access ?? 'member';
    if (access === 'member' && !request.context.viewer) throw problem('authentication_required');
    if (access === 'operator') await requireOperator(app, request, findOperator);
  });
}

/** Compares digests, so that the time it takes tells nothing about the key. */
function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
}

/** Operators prove themselves with their own key: `Authorization: Bearer <key>`. */
async function requireOperator(app: App, request: FastifyRequest, findOperator: FindOperator): Promise<void> {
  const key = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!key) throw problem('authentication_required');
  const { OPERATOR_KEY } = app.services.config;
  if (OPERATOR_KEY && sameSecret(key, OPERATOR_KEY)) {
    request.operator = { id: 'environment', name: 'key of the environment', role: 'admin' };
    return;
  }
  const operator = await findOperator(key);
  if (!operator) throw problem('authentication_required');
  if (RANK[operator.role] < RANK[request.routeOptions.config.role ?? 'moderator']) throw problem('forbidden');
  request.operator = operator;
}
