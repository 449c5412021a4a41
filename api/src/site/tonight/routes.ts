import { CHOOSE_TONIGHT, READ_TONIGHT } from '@rendezvous/contract/resources/tonight/endpoints';
import { searcherOf } from '#src/people/members/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { boardOf, choose } from './service.ts';

/** The board of the evening (PRODUCT.md §4 Tonight). */
export async function tonightRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, READ_TONIGHT, ({ context }) =>
    boardOf(services.db, {
      searcher: searcherOf(context),
      country: context.viewer?.country ?? context.country,
      locale: context.locale,
    }),
  );

  handle(app, CHOOSE_TONIGHT, ({ context, body }) =>
    choose(services, context.member, body.choice, context.now),
  );
}
