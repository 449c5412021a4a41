import { Closed } from '@rendezvous/contract/common';
import { Type } from 'typebox';
import { problem } from '#src/platform/lib/problem.ts';
import { ping } from '#src/platform/db/ping.ts';
import type { App } from '#src/platform/types.ts';

const Status = Closed({ status: Type.Literal('ok') });

/** `GET /api/health`: the process answers. `GET /api/ready`: it can serve, that is, the database answers. */
export async function healthRoutes(app: App): Promise<void> {
  const { db } = app.services;
  app.get(
    '/api/health',
    { config: { access: 'public', rateLimit: false }, schema: { response: { 200: Status } } },
    () => ({ status: 'ok' as const }),
  );
  app.get(
    '/api/ready',
    { config: { access: 'public', rateLimit: false }, schema: { response: { 200: Status } } },
    async () => {
      await ping(db).catch(() => {
        throw problem('unavailable', { retry_after: 2 });
      });
      return { status: 'ok' as const };
    },
  );
}
