import { OPS_COOKIE, rolesWith } from '@rendezvous/contract/operators/values';
import type { EndpointAccess } from '@rendezvous/contract/kernel/endpoint';
import type { FastifyRequest } from 'fastify';
import { problem } from '#src/platform/lib/problem.ts';
import type { FindOperator, Operator } from '#src/platform/ports/operators.ts';
import type { FindPartner } from '#src/platform/ports/partners.ts';
import type { App } from '#src/platform/types.ts';

/** Refuses by default: a route that says nothing is for signed-in members only. */
export async function accessPlugin(
  app: App,
  find: { operator: FindOperator; partner: FindPartner },
): Promise<void> {
  app.decorateRequest('operator', null);
  app.decorateRequest('partner', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) return done();
    const access: EndpointAccess = request.routeOptions.config.access ?? 'member';
    if (access === 'member' && !request.context.viewer) throw problem('authentication_required');
    if (access === 'operator') return requireOperator(request, find.operator);
    if (access === 'partner') return requirePartner(request, find.partner);
    done();
  });
}

/** Partners prove themselves with the key that an operator gave them: `Authorization: Bearer <key>`. */
async function requirePartner(request: FastifyRequest, find: FindPartner): Promise<void> {
  const key = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const partner = key ? await find(key) : null;
  if (!partner) throw problem('authentication_required');
  request.partner = partner;
}

/** Operators have a session of their own; a member's says nothing here. A route without a right refuses all of them. */
async function requireOperator(request: FastifyRequest, findOperator: FindOperator): Promise<void> {
  const token = request.cookies[OPS_COOKIE];
  const operator = token ? await findOperator(token, request.context.now) : null;
  if (!operator) throw problem('authentication_required');
  if (!rolesWith(request.routeOptions.config.right).includes(operator.role)) throw problem('forbidden');
  request.operator = operator;
}

/** The operator behind a request; only on operator routes. */
export function operatorOf({ operator }: Pick<FastifyRequest, 'operator'>): Operator {
  if (!operator) throw problem('authentication_required');
  return operator;
}
