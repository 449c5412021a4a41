import { CompanyInfoResponse, SettingsResponse } from '@rendezvous/contract/settings';
import { InterestsResponse } from '@rendezvous/contract/places';
import { INTERESTS } from '@rendezvous/contract/profile';
import { Type } from 'typebox';
import { audienceOf } from '#src/platform/http/audience.ts';
import type { App } from '#src/platform/types.ts';

/** Settings, company and interests (spec §7 Calls: loaded once and cached). */
export async function settingsRoutes(app: App): Promise<void> {
  const { settings } = app.services;

  // The query is that of the page being shown: anything goes, nothing is read but `route`.
  app.get(
    '/api/settings.php',
    {
      config: { access: 'public' },
      schema: {
        querystring: Type.Record(Type.String(), Type.Unknown()),
        response: { 200: SettingsResponse },
      },
    },
    (request) => ({ settings: settings.forHost(request.host, audienceOf(request)) }),
  );

  app.get(
    '/api/companyinfo.php',
    { config: { access: 'public' }, schema: { response: { 200: CompanyInfoResponse } } },
    (request) => ({
      companyinfo: settings.forHost(request.host).company,
    }),
  );

  app.get(
    '/api/interests.php',
    { config: { access: 'public' }, schema: { response: { 200: InterestsResponse } } },
    (_request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return { interests: [...INTERESTS] };
    },
  );
}
