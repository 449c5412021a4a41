import type { TSchema } from 'typebox';
import type { Method } from '#src/kernel/call.ts';
import { endpoint, type EndpointFacts } from '#src/kernel/endpoint.ts';
import { FRESH_RIGHTS, type OperatorRight } from './values.ts';

type Optional = TSchema | undefined;

/**
 * States an endpoint of operators. Whether a write asks for a fresh second factor follows from its right (`FRESH_RIGHTS`); one that changes the
 * operator's own credentials says so itself.
 */
export function operatorEndpoint<
  const M extends Method,
  const P extends `/api/${string}`,
  const Right extends OperatorRight,
  Q extends Optional = undefined,
  B extends Optional = undefined,
  R extends Optional = undefined,
>(
  method: M,
  path: P,
  facts: Omit<EndpointFacts<Q, B, R, Right>, 'access' | 'right'> & { right: Right },
): ReturnType<typeof endpoint<M, P, Q, B, R, Right>> {
  const isFresh = method !== 'GET' && FRESH_RIGHTS.has(facts.right);
  return endpoint<M, P, Q, B, R, Right>(method, path, {
    ...facts,
    access: 'operator',
    ...(isFresh && { fresh: true }),
  });
}
