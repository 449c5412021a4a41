import { DECLARE_TRAITS, FIND_MATCHES } from '@rendezvous/contract/resources/match-finder/endpoints';
import { declareTraits } from '#src/identity/consents/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { searcherOf } from '#src/people/members/face.ts';
import { findMatches } from './service.ts';

/** The match finder, and what members declare to be found by it (spec §2 /match-finder). */
export async function matchFinderRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, FIND_MATCHES, ({ context, body }) =>
    findMatches(services.db, body, { ...searcherOf(context), country: context.country }),
  );

  handle(app, DECLARE_TRAITS, ({ context, body }) =>
    declareTraits(services, context.member.userId, body, context.locale),
  );
}
