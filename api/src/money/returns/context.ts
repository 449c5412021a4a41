import type { FastifyBaseLogger } from 'fastify';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { Services } from '#src/platform/services.ts';

/** A refund as its provider reports it; `key` is what it was asked with, where the provider stores it. */
export interface ReportedRefund {
  id: string;
  key: string | null;
  amount: Money;
  state: 'under_way' | 'done' | 'failed';
}

/** A charge-back as its provider reports it. */
export interface ReportedChargeback {
  id: string;
  amount: Money;
  at: Date;
  reversedAt: Date | null;
}

/** What a provider says about money that went back. */
export interface ReportedMoney {
  refunds: readonly ReportedRefund[];
  chargebacks: readonly ReportedChargeback[];
  /** The bank's reason of a debit that came back, as ISO 20022 writes it. */
  reason?: string | null;
}

/** A provider as far as refunds go. The same key refunds once. */
interface Refunding {
  look(providerId: string): Promise<ReportedMoney | null>;
  refund(providerId: string, amount: Money, key: string): Promise<ReportedRefund>;
}

/** What booking works with. */
export type BookingContext = Pick<Services, 'db' | 'clock' | 'jobs' | 'live' | 'settings'>;

/** What asking providers for refunds works with. */
export interface ReturnContext
  extends BookingContext, Pick<Services, 'unitOfWork' | 'mail' | 'config' | 'signer'> {
  providers: { named(name: string): Refunding | null };
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}
