import { READ_HEALTH, READ_OPENAPI, READ_READINESS } from '@rendezvous/contract/resources/health/endpoints';
import { problem } from '#src/platform/lib/problem.ts';
import { ping } from '#src/platform/db/ping.ts';
import { handle } from '#src/platform/http/handle.ts';
import { openapiDocument } from '#src/platform/http/openapi/document.ts';
import type { App } from '#src/platform/types.ts';

/**
 * Refuses when a part that the process needs does not answer, and names the part: without the database nothing is served,
 * without the bus members of this process receive nothing live.
 */
async function answers(part: 'database' | 'bus', reply: Promise<void>): Promise<void> {
  await reply.catch(() => {
    throw problem('unavailable', { detail: `the ${part} does not answer`, retry_after: 2 });
  });
}

/** Reports that the process answers, that it has started and database and bus answer too, and what the API offers. */
export async function healthRoutes(app: App): Promise<void> {
  const { services } = app;
  handle(app, READ_HEALTH, () => ({ status: 'ok' as const }));

  handle(app, READ_READINESS, async () => {
    const [first] = services.starting;
    if (first) throw problem('unavailable', { detail: `not ready yet: ${first}`, retry_after: 1 });
    await Promise.all([answers('database', ping(services.db)), answers('bus', services.live.ping())]);
    return { status: 'ok' as const };
  });

  let document: ReturnType<typeof openapiDocument> | undefined;
  handle(app, READ_OPENAPI, () => (document ??= openapiDocument()));
}
