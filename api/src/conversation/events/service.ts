import type { OpenDatabase } from '#src/platform/db/database.ts';
import type { Live } from '#src/platform/ports/live.ts';
import { createLocalBus } from './local-bus.ts';

/**
 * The live bus of this process: over Redis when `redisUrl` names one, within the process otherwise. On a PostgreSQL server, processes
 * without Redis still notify each other of ended sessions.
 */
export async function createLiveBus(
  redisUrl: string,
  { kind, pool }: Pick<OpenDatabase, 'kind' | 'pool'>,
  onError: (error: Error) => void,
): Promise<Live> {
  if (redisUrl) {
    const { createRedisBus } = await import('./redis-bus.ts');
    return createRedisBus(redisUrl, onError);
  }
  if (kind === 'embedded') return createLocalBus();
  const { createAnnouncingBus } = await import('./announcing-bus.ts');
  return createAnnouncingBus(createLocalBus(), pool, onError);
}
