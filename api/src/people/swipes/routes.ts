import { READ_DECK, SWIPE } from '@rendezvous/contract/resources/swipes/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { deckOf, swipe, swipeContext } from './service.ts';

/** The swipe game (spec §2 /swipe-game, §6 Swipe allowance). */
export async function swipeRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, READ_DECK, ({ context, query }) =>
    deckOf(swipeContext(services, context), context.member, query.wider ?? false),
  );

  handle(app, SWIPE, ({ context, body }) => swipe(swipeContext(services, context), context.member, body));
}
