import { once } from 'node:events';
import rateLimit from '@fastify/rate-limit';
import { EVERY_ENDPOINT } from '@rendezvous/contract/composition/request-limits';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { addressKey } from '#src/platform/lib/address-key.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';
import { limitWindows } from './limit-windows.ts';

/** A Redis that hangs must not hang every request. */
const REDIS_LIMIT_MS = 500;

/** Waits for the connection, its first error or the time limit, so that processes count together from the first request. */
async function firstAnswer(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(REDIS_LIMIT_MS) }).catch(() => {});
}

/** Connects to the Redis that processes count in; its library is loaded where one is configured. */
async function openRedis(url: string): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  return new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: REDIS_LIMIT_MS,
  });
}

/**
 * Every route has a limit per member, per partner, or per client address for visitors (an IPv6 client owns a /64); `config.rateLimit` sets a tighter one. At a log-in a
 * browser that an account knows is counted by itself: others behind its address do not use up its limit.
 * @param knownBrowser returns the key of a browser that the account knows; null for other browsers
 */
export async function rateLimitPlugin(
  app: App,
  knownBrowser: (request: FastifyRequest) => Promise<string | null>,
): Promise<void> {
  const { config, clock } = app.services;
  const factor = config.RATE_LIMIT_FACTOR;
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL) : null;
  redis?.on('error', (err: Error) => app.log.warn({ err }, 'rate limits'));
  if (redis) {
    app.addHook('onReady', () => firstAnswer(redis));
    app.addHook('onClose', async () => redis.disconnect());
  }
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (limit && typeof limit.max === 'number')
      route.config = { ...route.config, rateLimit: { ...limit, max: Math.ceil(limit.max * factor) } };
  });
  await app.register(rateLimit, {
    global: true,
    max: Math.ceil(EVERY_ENDPOINT.max * factor),
    timeWindow: MINUTE,
    async keyGenerator(request) {
      const caller = request.operator?.id ?? request.partner?.id ?? request.context.viewer?.userId;
      const browser = !caller && request.routeOptions.config.countsBrowsers && (await knownBrowser(request));
      return caller ?? (browser ? `browser ${browser}` : addressKey(request.ip));
    },
    store: limitWindows(clock, redis) as never,
    errorResponseBuilder: (_request, context) =>
      problem('rate_limited', { retry_after: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  });
}
