import { READ_HEALTH, READ_READINESS } from '@rendezvous/contract/endpoints/health';
import { problem } from '#src/platform/lib/problem.ts';
import { ping } from '#src/platform/db/ping.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';

/** `GET /api/health`: the process answers. `GET /api/ready`: it can serve, that is, the database answers. */
export async function healthRoutes(app: App): Promise<void> {
  const { db } = app.services;
  handle(app, READ_HEALTH, () => ({ status: 'ok' as const }));

  handle(app, READ_READINESS, async () => {
    await ping(db).catch(() => {
      throw problem('unavailable', { retry_after: 2 });
    });
    return { status: 'ok' as const };
  });
}
