import { READ_COMPANY_INFO, READ_INTERESTS, READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import { INTERESTS } from '@rendezvous/contract/resources/profile/schemas';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';

const CACHED = 'public, max-age=3600';

/** Settings, company and interests (spec §7 Calls: loaded once and cached). */
export async function settingsRoutes(app: App): Promise<void> {
  handle(app, READ_SETTINGS, ({ context, query }) => ({
    settings: context.settingsOf(query),
  }));

  handle(app, READ_COMPANY_INFO, ({ context }, reply) => {
    reply.header('cache-control', CACHED);
    return { companyinfo: context.settings.present().company };
  });

  handle(app, READ_INTERESTS, (_request, reply) => {
    reply.header('cache-control', CACHED);
    return { interests: [...INTERESTS] };
  });
}
