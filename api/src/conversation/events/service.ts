import type { Live } from '#src/platform/ports/live.ts';
import { createLocalBus } from './local-bus.ts';

/** The live bus of this process: over Redis when `redisUrl` names one, within the process otherwise. */
export async function createLiveBus(redisUrl: string, onError: (error: Error) => void): Promise<Live> {
  if (!redisUrl) return createLocalBus();
  const { createRedisBus } = await import('./redis-bus.ts');
  return createRedisBus(redisUrl, onError);
}
