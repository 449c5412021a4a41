import {
  PaymentMethod,
  PaymentStatus,
  RefundStatus,
  SequenceType,
  type Chargeback,
  type Payment,
  type Refund,
} from '@mollie/api-client';
import type {
  ProviderChargeback,
  ProviderMandate,
  ProviderRefund,
  ProviderStatus,
  Snapshot,
} from '../provider.ts';
import { amountFromMollie } from './amounts.ts';

/** An authorised payment has not been paid yet. */
const STATUSES: Record<PaymentStatus, ProviderStatus> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'open',
  [PaymentStatus.authorized]: 'open',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.failed]: 'failed',
  [PaymentStatus.canceled]: 'cancelled',
  [PaymentStatus.expired]: 'expired',
};

const REFUND_STATES: Record<RefundStatus, ProviderRefund['state']> = {
  [RefundStatus.queued]: 'under_way',
  [RefundStatus.pending]: 'under_way',
  [RefundStatus.processing]: 'under_way',
  [RefundStatus.refunded]: 'done',
  [RefundStatus.failed]: 'failed',
  [RefundStatus.canceled]: 'failed',
};

/** A text that this site wrote into the metadata of something at Mollie; null for what others made. */
function noted(metadata: unknown, name: string): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const value: unknown = Reflect.get(metadata, name);
  return typeof value === 'string' ? value : null;
}

/** Presents a refund; one that the bank refused, and one cancelled before it was sent, have failed. */
export const refundFromMollie = ({ id, amount, status, metadata }: Refund): ProviderRefund => ({
  id,
  key: noted(metadata, 'key'),
  amount: amountFromMollie(amount),
  state: REFUND_STATES[status],
});

const chargebackFromMollie = ({ id, amount, createdAt, reversedAt }: Chargeback): ProviderChargeback => ({
  id,
  amount: amountFromMollie(amount),
  at: new Date(createdAt),
  reversedAt: reversedAt ? new Date(reversedAt) : null,
});

/** A debit on a mandate waits for the bank alone. */
function statusOf({ status, method, sequenceType }: Payment): ProviderStatus {
  const known = STATUSES[status];
  const isDebit = method === PaymentMethod.directdebit && sequenceType === SequenceType.recurring;
  return isDebit && known === 'open' ? 'promised' : known;
}

/** The bank's code for a debit that failed or was charged back. */
function reasonOf({ details, _embedded }: Payment): string | null {
  const chargeback = _embedded?.chargebacks?.findLast(({ reason }) => reason?.code);
  if (chargeback) return chargeback.reason.code;
  const code = details && 'bankReasonCode' in details ? details.bankReasonCode : null;
  return code || null;
}

/** Presents a payment that was read with its refunds and charge-backs, and its mandate. */
export const snapshotOf = (payment: Payment, mandate: ProviderMandate | null): Snapshot => ({
  providerId: payment.id,
  paymentId: noted(payment.metadata, 'payment_id'),
  status: statusOf(payment),
  amount: amountFromMollie(payment.amount),
  method: payment.method ?? null,
  createdAt: new Date(payment.createdAt),
  refunds: (payment._embedded?.refunds ?? []).map(refundFromMollie),
  chargebacks: (payment._embedded?.chargebacks ?? []).map(chargebackFromMollie),
  mandate,
  reason: reasonOf(payment),
});
