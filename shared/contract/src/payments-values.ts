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
