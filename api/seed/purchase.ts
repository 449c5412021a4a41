import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import { settlePayment } from '#src/money/payments/look.ts';
import { providersOf } from '#src/money/payments/providers.ts';
import { IDS } from '#src/money/payments/sandbox/dialects.ts';
import { createSandbox } from '#src/money/payments/sandbox/provider.ts';
import { findPayment } from '#src/money/payments/repository.ts';
import { payInSandbox } from '#src/money/payments/sandbox/repository.ts';
import { pricingOf, type PaymentContext } from '#src/money/payments/context.ts';
import { priceOrder } from '#src/money/packages/face.ts';
import { startPayment } from '#src/money/payments/start.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { Services } from '#src/platform/services.ts';
import type { Person } from './people.ts';

/** Buys a package for the premium account through order, payment and webhook. Skips an account that is premium already. */
export async function buyPremium(services: Services, people: readonly Person[]): Promise<void> {
  const buyer = people.find((person) => person.account?.role === 'premium')!;
  const { paid_user: paid } = await services.db
    .selectFrom('users')
    .select('paid_user')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  if (paid) return;
  // Also where something real is connected, which has no test checkout: the purchase is part of the demonstration.
  const providers = providersOf([createSandbox(services, IDS)], IDS.name);
  const context: PaymentContext = { ...services, providers, log: console };
  const orderer = {
    userId: buyer.id,
    domain: DEFAULT_DOMAIN,
    visitorCountry: buyer.country,
    language: buyer.language,
    connectionCountry: null,
  };
  const { rules } = await pricingOf(context, orderer);
  const price = priceOrder(rules, 'p3', undefined, null);
  const body = {
    package: 'p3',
    method: 'ideal',
    amount: price.amount,
    withdrawal_notice: WITHDRAWAL_NOTICE,
    express_request: true,
  } as const;
  const origin = services.config.BASE_URL;
  const { payment } = await startPayment(context, orderer, { id: newId(), body, origin });
  await payInSandbox(services.db, payment.id);
  const stored = await findPayment(services.db, payment.id);
  if (stored) await settlePayment(context, stored);
}
