import { COUNT_LANDER_STEP, READ_LANDER } from '@rendezvous/contract/resources/landers/endpoints';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { RequestContext } from '#src/platform/http/context.ts';
import { searcherOf } from '#src/people/members/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { countLanderStep, readLander, type LanderVisitor } from './service.ts';

/** The viewer of a landing page: language, country, and what visitors of this domain and source may see. */
function landerVisitor(context: RequestContext, wished: Locale | undefined): LanderVisitor {
  const locale = wished ?? context.locale;
  const fictional = context.settings.value('fictional_plural')[locale];
  return { locale, country: context.country, fictional, searcher: searcherOf(context) };
}

/** Landing pages and what is counted on them (spec §2 Landers). */
export async function landerRoutes(app: App): Promise<void> {
  const { db } = app.services;

  handle(app, READ_LANDER, async ({ context, query }) => {
    const { name, slug, language } = query;
    return { lander: await readLander(db, name, slug, landerVisitor(context, language)) };
  });

  handle(app, COUNT_LANDER_STEP, async ({ context, body }) => {
    const { lander: name, version, variant, step } = body;
    await countLanderStep(db, { name, version, variant }, step, context.now);
  });
}
