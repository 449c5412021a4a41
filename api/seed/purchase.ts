import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import { createSandbox } from '#src/money/payments/sandbox/provider.ts';
import { pricingOf, type PaymentContext } from '#src/money/payments/context.ts';
import { priceOrder } from '#src/money/packages/face.ts';
import { processEvent } from '#src/money/payments/settle.ts';
import { startPayment } from '#src/money/payments/start.ts';
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
  const provider = createSandbox(services.signer);
  const context: PaymentContext = { ...services, provider };
  const orderer = {
    userId: buyer.id,
    domain: DEFAULT_DOMAIN,
    visitorCountry: buyer.country,
    language: buyer.language,
    connectionCountry: null,
  };
  const { rules } = await pricingOf(context, orderer);
  const price = priceOrder(rules, 'p3', undefined, null);
  const { payment } = await startPayment(
    context,
    orderer,
    {
      package: 'p3',
      method: 'ideal',
      amount: price.amount,
      withdrawal_notice: WITHDRAWAL_NOTICE,
      express_request: true,
    },
    services.config.BASE_URL,
  );
  await processEvent(context, provider.name, {
    id: `demonstration-${payment.id}`,
    paymentId: payment.id,
    outcome: 'completed',
  });
}
