import { LanderEventBody, LanderQuery, LanderResponse } from '@rendezvous/contract/lander';
import { TRACKING_COOKIE, trackingFromCookie } from '@rendezvous/contract/tracking';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { audienceOf } from '#src/modules/settings/audience.ts';
import type { App } from '#src/types.ts';
import type { LanderVisitor } from './service.ts';
import { countLanderStep, readLander } from './service.ts';

/** For whom the page is made: language, country, and what visitors of this domain and source may see. */
function visitorOf(request: FastifyRequest): LanderVisitor {
  const { settings, clock } = request.server.services;
  const domain = settings.domainOf(request.host);
  const { locale, selected_country: country } = audienceOf(request);
  const known = trackingFromCookie(request.cookies[TRACKING_COOKIE]) !== null;
  return {
    locale,
    country,
    fictional: settings.value(domain, 'fictional_plural')[locale],
    searcher: {
      viewerId: request.viewer?.userId ?? null,
      now: clock.now(),
      loggedOutSearch: settings.value(domain, known ? 'logged_out_search_trafficsource' : 'logged_out_search'),
      minAge: settings.value(domain, 'min_age'),
    },
  };
}

/** Landing pages and what is counted on them (spec §2 Landers). */
export async function landerRoutes(app: App): Promise<void> {
  const { db, clock } = app.services;

  app.get(
    '/api/lander.php',
    { config: { access: 'public', etag: true }, schema: { querystring: LanderQuery, response: { 200: LanderResponse } } },
    async (request) => ({ lander: await readLander(db, request.query.name, request.query.slug, visitorOf(request)) }),
  );

  app.post(
    '/api/lander-event.php',
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: 60_000 } },
      schema: { body: LanderEventBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { lander: name, version, variant, step } = request.body;
      await countLanderStep(db, { name, version, variant }, step, clock.now());
      return reply.code(204).send(null);
    },
  );
}
