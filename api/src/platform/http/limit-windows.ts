import type { Redis } from 'ioredis';
import type { Clock } from '#src/platform/lib/clock.ts';

interface Counted {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}
type Done = (error: Error | null, result?: Counted) => void;

/** Counts one more within the window that runs, or opens one. */
const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/** Beyond this many keys expired windows are deleted. */
const MANY = 50_000;

/**
 * Where requests are counted: in the Redis that all processes share, else in this process on the injectable clock. While Redis is away
 * each process counts by itself: limits stay, and no request is refused for a missing Redis.
 */
export function limitWindows(clock: Clock, redis: Redis | null) {
  return class Windows {
    readonly own = new Map<string, { count: number; endsAt: number }>();
    readonly prefix: string;

    constructor({ routeInfo }: { routeInfo?: { method?: string | string[]; url?: string } } = {}) {
      this.prefix = `rv-rate:${routeInfo?.method ?? ''}${routeInfo?.url ?? ''}-`;
    }

    incr(key: string, done: Done, timeWindow: number): void {
      if (!redis) return done(null, this.countHere(key, timeWindow));
      void redis.eval(COUNT, 1, this.prefix + key, timeWindow, (error, answer) => {
        if (error) return done(null, this.countHere(key, timeWindow));
        const [current, ttl] = answer as [number, number];
        done(null, { current, ttl });
      });
    }

    countHere(key: string, timeWindow: number): Counted {
      const now = clock.now().getTime();
      if (this.own.size > MANY) this.sweep(now);
      const open = this.own.get(key);
      const entry = open && open.endsAt > now ? open : { count: 0, endsAt: now + timeWindow };
      entry.count += 1;
      this.own.set(key, entry);
      return { current: entry.count, ttl: entry.endsAt - now };
    }

    child(options: { routeInfo?: { method?: string | string[]; url?: string } }): Windows {
      return new Windows(options);
    }

    sweep(now: number): void {
      for (const [key, entry] of this.own) if (entry.endsAt <= now) this.own.delete(key);
    }
  };
}
