import { READ_PAGE } from '@rendezvous/contract/resources/pages/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { readPage } from './service.ts';

/** A page that names its language is the same for every reader: caches may show it again without asking. */
const MAX_AGE_SECONDS = 300;

/** Pages as structured blocks (spec §2 Screens and routes: faq, terms, privacy, cookies, ban, return-policy, service, {token}). */
export async function pageRoutes(app: App): Promise<void> {
  const { db } = app.services;

  handle(app, READ_PAGE, ({ context, query }, reply) => {
    const { slug, language } = query;
    if (language) reply.header('cache-control', `private, max-age=${MAX_AGE_SECONDS}`);
    return readPage(db, slug, {
      domain: context.domain,
      locale: language ?? context.locale,
      read: context.settings.value,
    });
  });
}
