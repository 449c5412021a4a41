import {
  MandateMethod,
  MandateStatus,
  MollieApiError,
  type Mandate,
  type MollieClient,
} from '@mollie/api-client';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import type { PaymentProvider, ProviderMandate } from '../provider.ts';

const METHODS: Record<MandateMethod, PaymentMethodId> = {
  [MandateMethod.directdebit]: 'sdd',
  [MandateMethod.creditcard]: 'creditcard',
  [MandateMethod.paypal]: 'paypal',
};
const STATUSES: Record<MandateStatus, ProviderMandate['status']> = {
  [MandateStatus.valid]: 'valid',
  [MandateStatus.pending]: 'pending',
  [MandateStatus.invalid]: 'invalid',
};
/** Mollie names a mandate within its customer: both are the id that is stored. */
const MANDATE_ID = /^(cst_[A-Za-z0-9]{4,64})\/(mdt_[A-Za-z0-9]{4,64})$/;

/** Where Mollie has a mandate; null for an id that is none of Mollie's. */
export function placeOfMandate(id: string): { customerId: string; mandateId: string } | null {
  const [, customerId, mandateId] = MANDATE_ID.exec(id) ?? [];
  return customerId && mandateId ? { customerId, mandateId } : null;
}

/** Presents a mandate of a customer. */
export function mandateFromMollie(customerId: string, mandate: Mandate): ProviderMandate {
  const { id, status, method, details } = mandate;
  const number = 'cardNumber' in details ? details.cardNumber : details.consumerAccount;
  return {
    id: `${customerId}/${id}`,
    status: STATUSES[status],
    method: METHODS[method],
    last4: number ? number.slice(-4) : null,
    expiresOn: 'cardExpiryDate' in details ? details.cardExpiryDate : null,
  };
}

const isGone = (error: unknown) =>
  error instanceof MollieApiError && (error.statusCode === 404 || error.statusCode === 410);

type Calls = Pick<PaymentProvider, 'mandate' | 'lookMandate' | 'revokeMandate'>;

/** What Mollie is asked about mandates. @param answer limits the time of an answer */
export function mandateCalls(client: MollieClient, answer: <T>(asked: Promise<T>) => Promise<T>): Calls {
  return {
    async mandate({ memberId, name, iban, reference, signedAt }, key) {
      const customer = await answer(
        client.customers.create({ metadata: { member_id: memberId }, idempotencyKey: `customer:${key}` }),
      );
      const mandate = await answer(
        client.customerMandates.create({
          customerId: customer.id,
          idempotencyKey: `mandate:${key}`,
          method: MandateMethod.directdebit,
          consumerName: name,
          consumerAccount: iban,
          mandateReference: reference,
          signatureDate: signedAt.toISOString().slice(0, 10),
        }),
      );
      return mandateFromMollie(customer.id, mandate);
    },

    async lookMandate(id) {
      const place = placeOfMandate(id);
      if (!place) return null;
      try {
        const { customerId, mandateId } = place;
        return mandateFromMollie(
          customerId,
          await answer(client.customerMandates.get(mandateId, { customerId })),
        );
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },

    async revokeMandate(id) {
      const place = placeOfMandate(id);
      if (!place) return;
      const { customerId, mandateId } = place;
      try {
        await answer(
          client.customerMandates.revoke(mandateId, { customerId, idempotencyKey: `revoke:${mandateId}` }),
        );
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
  };
}
