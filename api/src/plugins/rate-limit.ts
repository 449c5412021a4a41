import rateLimit from '@fastify/rate-limit';
import { Redis } from 'ioredis';
import { MINUTE, type Clock } from '#src/lib/clock.ts';
import { problem } from '#src/lib/problem.ts';
import type { App } from '#src/types.ts';

type Incremented = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Windows of this process, on the injectable clock. Several processes share theirs through Redis instead. */
function clockStore(clock: Clock) {
  return class ClockStore {
    readonly windows = new Map<string, { count: number; endsAt: number }>();

    incr(key: string, done: Incremented, timeWindow: number): void {
      const now = clock.now().getTime();
      if (this.windows.size > 50_000) this.sweep(now);
      const open = this.windows.get(key);
      const entry = open && open.endsAt > now ? open : { count: 0, endsAt: now + timeWindow };
      entry.count += 1;
      this.windows.set(key, entry);
      done(null, { current: entry.count, ttl: entry.endsAt - now });
    }

    child(): ClockStore {
      return new ClockStore();
    }

    sweep(now: number): void {
      for (const [key, entry] of this.windows) if (entry.endsAt <= now) this.windows.delete(key);
    }
  };
}

/** Every route has a limit per member, or per address for visitors; `config.rateLimit` sets a tighter one. */
export async function rateLimitPlugin(app: App): Promise<void> {
  const { config, clock } = app.services;
  const factor = config.RATE_LIMIT_FACTOR;
  const redis = config.REDIS_URL ? new Redis(config.REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 1 }) : null;
  redis?.on('error', (err: Error) => app.log.warn({ err }, 'rate limits'));
  if (redis) app.addHook('onClose', async () => redis.disconnect());
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (limit && typeof limit.max === 'number') route.config = { ...route.config, rateLimit: { ...limit, max: Math.ceil(limit.max * factor) } };
  });
  await app.register(rateLimit, {
    global: true,
    max: Math.ceil(900 * factor),
    timeWindow: MINUTE,
    keyGenerator: (request) => request.viewer?.userId ?? request.ip,
    ...(redis ? { redis, nameSpace: 'rv-rate:' } : { store: clockStore(clock) as never }),
    errorResponseBuilder: (_request, context) => problem('rate_limited', { retry_after: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  });
}
