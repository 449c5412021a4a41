import type { PageData, PageOffers } from '@rendezvous/contract/composition/page';
import type { RequestContext } from '#src/platform/http/context.ts';
import { customerOf, offersFor } from '#src/money/payments/face.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '#src/platform/services.ts';
import { bonusEnd, bonusRules } from '#src/money/timebonus/face.ts';
import type { PageMember } from './page-member.ts';

/**
 * The discounts a page is rendered with, so that their banners are in its HTML. A failure leaves them out: no offer is
 * worth a page (spec §8 Welcome discount load failure). The database is asked for new members only.
 */
export async function offersOf(
  services: Services,
  context: Pick<RequestContext, 'viewer' | 'domain' | 'country' | 'now'>,
  { user, known, dismissed = [] }: PageMember & { dismissed?: PageData['dismissed'] },
  log: FastifyBaseLogger,
): Promise<PageOffers> {
  const rules = bonusRules(services.settings, context.domain);
  const none: PageOffers = { bonus: null, welcome: null, window_seconds: rules.seconds };
  if (!known) return none;
  if (user) {
    const end = bonusEnd({ paid: user.paid_user, signupDate: new Date(user.signup_date) }, rules);
    if (user.paid_user || context.now >= end) return none;
  }
  const customer = { ...customerOf(context), userId: user?.id ?? null };
  try {
    const { bonus, welcome } = await offersFor(services, customer);
    return {
      ...none,
      welcome,
      bonus: bonus && { ...bonus, isVisible: !dismissed.includes('bonus') },
    };
  } catch (err) {
    log.warn({ err }, 'page without its offers');
    return none;
  }
}
