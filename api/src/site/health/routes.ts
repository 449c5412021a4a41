import { READ_HEALTH, READ_OPENAPI, READ_READINESS } from '@rendezvous/contract/endpoints/health';
import { problem } from '#src/platform/lib/problem.ts';
import { ping } from '#src/platform/db/ping.ts';
import { handle } from '#src/platform/http/handle.ts';
import { openapiDocument } from '#src/platform/http/openapi-document.ts';
import type { App } from '#src/platform/types.ts';

/** Tells that the process answers, that the database answers too, and what the API offers. */
export async function healthRoutes(app: App): Promise<void> {
  const { db } = app.services;
  handle(app, READ_HEALTH, () => ({ status: 'ok' as const }));

  handle(app, READ_READINESS, async () => {
    await ping(db).catch(() => {
      throw problem('unavailable', { retry_after: 2 });
    });
    return { status: 'ok' as const };
  });

  let document: ReturnType<typeof openapiDocument> | undefined;
  handle(app, READ_OPENAPI, () => (document ??= openapiDocument()));
}
