/** Spec §3 Payment methods. */
export const PAYMENT_METHODS = [
  'sdd',
  'sct',
  'prezelewy24',
  'blik',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'cartebancaire',
  'nexi',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
] as const;
export type PaymentMethodId = (typeof PAYMENT_METHODS)[number];
export const PACKAGE_IDS = ['p1', 'p2', 'p3', 'p4'] as const;
/**
 * Versions of the words beside the pay button on what starts at once and what that means for withdrawing (`order.request`,
 * `order.notice`), the one in force last. A changed text is a new version: pages opened before still send theirs.
 */
export const WITHDRAWAL_NOTICES = ['2026-11-23'] as const;
/** Version of the text on the screen. */
export const WITHDRAWAL_NOTICE = WITHDRAWAL_NOTICES[0];
export const PAYMENT_STATUSES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const DISCOUNT_VALIDITIES = ['once-per-user', 'once', 'unlimited'] as const;

/** Where the money of an order is: not settled yet, here, on its way back in part or whole, charged back by the bank, or here again after that. */
export const MONEY_STATES = [
  'promised',
  'settled',
  'partly_returned',
  'returned',
  'charged_back',
  'reversed',
] as const;
export type MoneyState = (typeof MONEY_STATES)[number];
/** A return: not sent to the provider yet, with the provider, at the buyer's bank, or refused there and still owed. */
export const RETURN_STATES = ['asked', 'under_way', 'done', 'failed'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
/** `outside`: made at the provider, not here. `reversed`: a debt was paid and its charge-back reversed. `left`: the buyer's account was erased. */
export const RETURN_REASONS = [
  'withdrawal',
  'late',
  'over_limit',
  'wrong_amount',
  'operator',
  'left',
  'outside',
  'reversed',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const DEBT_STATES = ['open', 'paid', 'waived', 'reversed'] as const;
export type DebtState = (typeof DEBT_STATES)[number];
