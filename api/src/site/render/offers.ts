import type { PageOffers } from '@rendezvous/contract/page';
import type { FastifyRequest } from 'fastify';
import { offersFor } from '#src/money/payments/service.ts';
import { audienceOf } from '#src/platform/http/audience.ts';
import { bonusEnd, bonusRules } from '#src/money/timebonus/service.ts';
import type { PageMember } from './page-member.ts';

/**
 * The discounts a page is rendered with, so that their banners are in its HTML. A failure leaves them out: no offer is
 * worth a page (spec §8 Welcome discount load failure). The database is asked for new members only.
 */
export async function offersOf(request: FastifyRequest, { user, known }: PageMember): Promise<PageOffers> {
  const { log, server } = request;
  const { services } = server;
  const domain = services.settings.domainOf(request.host);
  const rules = bonusRules(services.settings, domain);
  const none: PageOffers = { bonus: null, welcome: null, window_seconds: rules.seconds };
  if (!known) return none;
  if (user) {
    const end = bonusEnd({ paid: user.paid_user, signupDate: new Date(user.signup_date) }, rules);
    if (user.paid_user || services.clock.now() >= end) return none;
  }
  const context = { ...services, provider: null };
  const customer = { userId: user?.id ?? null, domain, visitorCountry: audienceOf(request).selected_country };
  try {
    return { ...none, ...(await offersFor(context, customer)) };
  } catch (err) {
    log.warn({ err }, 'page without its offers');
    return none;
  }
}
