import { COUNT_LANDER_STEP, READ_LANDER } from '@rendezvous/contract/endpoints/landers';
import type { Locale } from '@rendezvous/contract/locales';
import type { FastifyRequest } from 'fastify';
import { searcherOf } from '#src/people/members/service.ts';
import { audienceOf } from '#src/platform/http/audience.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { countLanderStep, readLander, type LanderVisitor } from './service.ts';

/** For whom the page is made: language, country, and what visitors of this domain and source may see. */
function visitorOf(request: FastifyRequest, wished: Locale | undefined): LanderVisitor {
  const { settings } = request.server.services;
  const audience = audienceOf(request);
  const locale = wished ?? audience.locale;
  const fictional = settings.value(settings.domainOf(request.host), 'fictional_plural')[locale];
  return { locale, country: audience.selected_country, fictional, searcher: searcherOf(request) };
}

/** Landing pages and what is counted on them (spec §2 Landers). */
export async function landerRoutes(app: App): Promise<void> {
  const { db, clock } = app.services;

  handle(app, READ_LANDER, async (request) => {
    const { name, slug, language } = request.query;
    return { lander: await readLander(db, name, slug, visitorOf(request, language)) };
  });

  handle(app, COUNT_LANDER_STEP, async (request) => {
    const { lander: name, version, variant, step } = request.body;
    await countLanderStep(db, { name, version, variant }, step, clock.now());
  });
}
