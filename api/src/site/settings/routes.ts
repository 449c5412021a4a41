import { READ_COMPANY_INFO, READ_INTERESTS, READ_SETTINGS } from '@rendezvous/contract/endpoints/settings';
import { INTERESTS } from '@rendezvous/contract/profile';
import { handle } from '#src/platform/http/handle.ts';
import { audienceOf } from '#src/platform/http/audience.ts';
import type { App } from '#src/platform/types.ts';

/** Settings, company and interests (spec §7 Calls: loaded once and cached). */
export async function settingsRoutes(app: App): Promise<void> {
  const { settings } = app.services;

  handle(app, READ_SETTINGS, (request) => ({
    settings: settings.forHost(request.host, audienceOf(request)),
  }));

  handle(app, READ_COMPANY_INFO, (request) => ({ companyinfo: settings.forHost(request.host).company }));

  handle(app, READ_INTERESTS, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return { interests: [...INTERESTS] };
  });
}
