import type { Live } from '#src/platform/ports/live.ts';
import { createLocalBus } from './local-bus.ts';
import { createRedisBus } from './redis-bus.ts';

/** The live bus of this process: over Redis when `redisUrl` names one, within the process otherwise. */
export function createLiveBus(redisUrl: string, onError: (error: Error) => void): Live {
  return redisUrl ? createRedisBus(redisUrl, onError) : createLocalBus();
}
