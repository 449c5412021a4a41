import { READ_SPEND_LIMIT } from '@rendezvous/contract/resources/spend-limit/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { ownLimit } from './service.ts';

/** The member's own limit of spending in a month; it is set with the account (`PUT /api/user.php`). */
export async function spendLimitRoutes(app: App): Promise<void> {
  handle(app, READ_SPEND_LIMIT, ({ context, query }) =>
    ownLimit(app.services, context.member.userId, query.country),
  );
}
