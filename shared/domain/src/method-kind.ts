import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';

/** What one pays with; each kind has one mark (`MethodMark`). */
export type MethodKind = 'bank' | 'card' | 'phone' | 'wallet' | 'voucher' | 'debit' | 'transfer';

const KINDS: Record<MethodKind, readonly PaymentMethodId[]> = {
  bank: ['ideal', 'bancontact', 'prezelewy24', 'eps', 'giropay', 'sofort'],
  card: ['creditcard', 'mastercard', 'visa', 'cartebancaire', 'nexi', 'maestro'],
  phone: ['applepay', 'blik'],
  wallet: ['paypal'],
  voucher: ['paysafecard'],
  debit: ['sdd'],
  transfer: ['sct'],
};

/** Kind of a payment method. */
export function methodKind(method: PaymentMethodId): MethodKind {
  for (const kind of Object.keys(KINDS) as MethodKind[]) if (KINDS[kind].includes(method)) return kind;
  throw new Error(`No kind of ${method}`);
}
