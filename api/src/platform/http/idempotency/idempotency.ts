import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { after, DAY, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken, newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import * as store from './repository.ts';
import type { App } from '#src/platform/types.ts';

const LIFETIME = DAY;
/** A first request that has not answered by then was lost with its process; its key may be used again. */
const ABANDONED = MINUTE;
/** Form of an `Idempotency-Key`. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{8,64}$/;
/** Scope of the key a request carries. */
const scopes = new WeakMap<FastifyRequest, string>();
/** Ids of what requests make. */
const effects = new WeakMap<FastifyRequest, string>();
/** Scope of a request that is the first with its key. */
const claimed = new WeakMap<FastifyRequest, string>();

/** Name of the caller in a scope. */
function callerOf({ operator, partner, context }: FastifyRequest): string {
  if (operator) return `operator ${operator.id}`;
  return partner ? `partner ${partner.id}` : (context.viewer?.userId ?? 'visitor');
}

/** Text of a body; files are represented by their hash. */
function textOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body ?? null);
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    Buffer.isBuffer(value) ? { file: createHash('sha256').update(value).digest('hex') } : value,
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}

/**
 * Id for what a request makes, one for each request. Under a key it follows from caller, route and key: a repeat finds what the first request made, also when
 * the process ended before the answer was stored.
 */
export function idOfEffect(request: FastifyRequest): string {
  const scope = scopes.get(request);
  const id =
    effects.get(request) ?? (scope === undefined ? newId() : hashToken(`effect ${scope}`).slice(0, 22));
  effects.set(request, id);
  return id;
}

/**
 * A POST with an `Idempotency-Key` happens once: the same key with the same body gets the first answer again, with
 * another body `idempotency_mismatch`. Requests in parallel wait for the first one's answer. The stored digest of a body cannot be
 * guessed from the database alone: it is signed over the key, of which only a hash is stored.
 */
export async function idempotencyPlugin(app: App): Promise<void> {
  const { db, clock, signer } = app.services;

  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    const isStored = !request.is404 && !request.routeOptions.config.endpoint?.secretAnswer;
    if (request.method !== 'POST' || key === undefined || !isStored) return done();
    return claimOrReplay(request, reply, key);
  });

  async function claimOrReplay(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | string[],
  ): Promise<void> {
    if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
      throw problem('malformed', { detail: 'Idempotency-Key' });
    const caller = callerOf(request);
    const scope = hashToken(`${caller} ${request.routeOptions.url} ${key}`);
    scopes.set(request, scope);
    const bodyHash = signer.sign('idempotency', key, textOf(request.body));
    const deadline = Date.now() + 10_000;
    for (;;) {
      const now = clock.now();
      const first = await store.claim(db, {
        scope,
        bodyHash,
        userId: request.context.viewer?.userId ?? null,
        now,
        expiredBefore: after(now, -LIFETIME),
        abandonedBefore: after(now, -ABANDONED),
      });
      if (!first) {
        claimed.set(request, scope);
        return;
      }
      if (first.body_hash !== bodyHash) throw problem('idempotency_mismatch');
      if (first.status !== null) {
        await replay(request, reply, first.status, first.body ?? '');
        return;
      }
      if (Date.now() > deadline) throw problem('unavailable', { retry_after: 5 });
      await sleep(50);
    }
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const scope = claimed.get(request);
    if (!scope) return done(null, payload);
    claimed.delete(request);
    return settle(request, reply, payload, scope);
  });

  async function settle(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    scope: string,
  ): Promise<void> {
    const isFinal =
      reply.statusCode < 500 &&
      reply.statusCode !== 429 &&
      (typeof payload === 'string' || payload === undefined || payload === null);
    const isSecret = request.routeOptions.config.remadeAnswer && reply.statusCode < 300;
    if (isFinal)
      await store.settle(
        db,
        scope,
        reply.statusCode,
        typeof payload === 'string' && !isSecret ? payload : '',
      );
    else await store.release(db, scope);
  }
}

async function replay(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: string,
): Promise<FastifyReply> {
  const { onReplay } = request.routeOptions.config;
  const repeated = status < 300 ? await onReplay?.(request, reply) : undefined;
  reply.code(status).header('idempotent-replay', 'true');
  if (repeated) return reply.send(repeated);
  if (body) reply.type(status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json');
  return reply.send(body);
}
