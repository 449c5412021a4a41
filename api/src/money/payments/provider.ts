import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';

/** What a provider is asked to collect. The addresses are absolute. */
export interface ProviderOrder {
  paymentId: string;
  amount: Money;
  method: PaymentMethodId;
  /** Where the provider sends the buyer's browser afterwards, whatever the outcome. */
  returnUrl: string;
  /** Where the provider reports that a payment changed. */
  webhookUrl: string;
  language: Locale;
  /** What the buyer reads on the provider's page, in `language`. */
  description: string;
  /** The buyer agreed that the means of payment is stored: the provider makes a mandate of it. */
  keep?: boolean;
}

/** A payment made at the provider: its id there, and the absolute address of its hosted checkout. */
export interface Created {
  providerId: string;
  checkoutUrl: string;
}

/** A charge on a mandate needs no checkout. */
export type Charged = Pick<Created, 'providerId'>;

/** An account, and what its holder signed so that debits may be collected from it. The IBAN has no blanks. */
export interface SignedAccount {
  memberId: string;
  name: string;
  iban: string;
  /** Reference of the mandate; unique. */
  reference: string;
  signedAt: Date;
}

/** A means of payment that a provider may charge without its owner at a checkout, as long as it calls it `valid`. */
export interface ProviderMandate {
  id: string;
  status: 'valid' | 'pending' | 'invalid';
  method: PaymentMethodId;
  /** Last four digits of the card or characters of the account; null where the provider has none. */
  last4: string | null;
  /** Last day (`YYYY-MM-DD`) of a card; null for an account. */
  expiresOn: string | null;
}

export const PROVIDER_STATUSES = ['open', 'promised', 'paid', 'failed', 'cancelled', 'expired'] as const;
/** `promised` is a debit that the bank collects in some days. `paid` is final: it stays under refunds and charge-backs. */
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** Money on its way back. `key` is what the refund was asked with, where the provider stores it; null otherwise. */
export interface ProviderRefund {
  id: string;
  key: string | null;
  amount: Money;
  state: 'under_way' | 'done' | 'failed';
}

/** Money that the buyer's bank reverted, and when the charge-back itself was reversed; null while it was not. */
export interface ProviderChargeback {
  id: string;
  amount: Money;
  at: Date;
  reversedAt: Date | null;
}

/** All a provider knows about a payment at one moment. `paymentId` is the id of the order it was made for. */
export interface Snapshot {
  providerId: string;
  paymentId: string | null;
  status: ProviderStatus;
  /** What was paid, or is to be paid. */
  amount: Money;
  /** Name of the means of payment at the provider. */
  method: string | null;
  createdAt: Date;
  refunds: readonly ProviderRefund[];
  chargebacks: readonly ProviderChargeback[];
  /** The mandate that it made or charged; a listing leaves it out. */
  mandate: ProviderMandate | null;
  /** Why a debit failed or came back, as ISO 20022 writes it (`AC04`). */
  reason: string | null;
}

/** A method the provider accepts now, with the bounds of its amounts; null where it has none. */
export interface MethodOffer {
  id: PaymentMethodId;
  minimum: Money | null;
  maximum: Money | null;
  /** May the provider store the means of payment? */
  keepable: boolean;
}

/**
 * Collects money on pages of its own, so that no card data is typed on ours. A provider is asked, never believed: its webhook only
 * names payments to look at. Each call fails with any error while the provider is away, after some seconds at most, and may be repeated.
 */
export interface PaymentProvider {
  /** Stored with each payment; names the provider in the address of its webhook. */
  readonly name: string;
  /** Lists what this provider accepts from a country, for an amount when it is known. */
  methods(query: { country: CountryCode; amount: Money | null }): Promise<readonly MethodOffer[]>;
  /** Makes a payment; the same key makes it once. @param key id of the order */
  create(order: ProviderOrder, key: string): Promise<Created>;
  /** Makes a mandate of a signed account; the same key makes it once. @param key id of the order that it is signed with */
  mandate(account: SignedAccount, key: string): Promise<ProviderMandate>;
  /** @returns null when the provider does not know the id */
  lookMandate(mandateId: string): Promise<ProviderMandate | null>;
  /** Deletes a mandate; one that is unknown or deleted is no error. */
  revokeMandate(mandateId: string): Promise<void>;
  /** Charges a mandate; the same key charges it once. @param key id of the order @throws Error for a mandate that is not valid */
  charge(order: ProviderOrder, mandateId: string, key: string): Promise<Charged>;
  /** @returns null when the provider does not know the id */
  look(providerId: string): Promise<Snapshot | null>;
  /** Closes the checkout of a payment; one that is paid, closed or not to be cancelled stays as it is, without an error. */
  cancel(providerId: string): Promise<void>;
  /** Gives money back; the same key gives it back once. @param key id of the return */
  refund(providerId: string, amount: Money, key: string): Promise<ProviderRefund>;
  /** Lists the payments made in `from <= createdAt < to`, for the daily reconciliation. */
  list(from: Date, to: Date): AsyncIterable<Snapshot>;
  /** Reads which payments a webhook is about; null when it is not this provider's. */
  readWebhook(body: unknown, headers: IncomingHttpHeaders): Promise<readonly string[] | null>;
}
