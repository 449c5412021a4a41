// Written by "npm run write calls" from resources/payments/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns a discount for a member who would leave for the price, once per member; null afterwards, and when another offer excludes it (spec §3 Company info). */
export const OFFER_DELETE_DISCOUNT: CallOf<typeof endpoints.OFFER_DELETE_DISCOUNT> = {
  method: 'POST',
  path: '/api/delete-discount.php',
};

/** Creates a payment of the caller’s open debt alone and returns the provider’s checkout address. */
export const PAY_DEBT: CallOf<typeof endpoints.PAY_DEBT> = { method: 'POST', path: '/api/debt.php' };

/** Returns what a charge-back left open for the caller, or null. */
export const READ_DEBT: CallOf<typeof endpoints.READ_DEBT> = { method: 'GET', path: '/api/debt.php' };

/** Returns a discount code, or the welcome discount of the caller. */
export const READ_DISCOUNT_CODE: CallOf<typeof endpoints.READ_DISCOUNT_CODE> = {
  method: 'GET',
  path: '/api/discountcode.php',
};

/** Lists the credit packages with the caller’s prices (spec §4 Payment). */
export const READ_PACKAGES: CallOf<typeof endpoints.READ_PACKAGES> = {
  method: 'GET',
  path: '/api/packages.php',
};

/** Returns one of the caller’s own payments. */
export const READ_PAYMENT: CallOf<typeof endpoints.READ_PAYMENT> = {
  method: 'GET',
  path: '/api/payment.php',
};

/** Lists the payment methods of the caller’s country. */
export const READ_PAYMENT_METHODS: CallOf<typeof endpoints.READ_PAYMENT_METHODS> = {
  method: 'GET',
  path: '/api/payment-methods.php',
};

/** Returns a receipt or credit note as a page, or as a PDF by `format`: the caller’s own by its number, or the one of the token in a mail. */
export const READ_RECEIPT: CallOf<typeof endpoints.READ_RECEIPT> = {
  method: 'GET',
  path: '/api/receipt.php',
};

/** Returns the order a Premium member may repeat with one press, or null (spec §6). */
export const READ_REPEAT_ORDER: CallOf<typeof endpoints.READ_REPEAT_ORDER> = {
  method: 'GET',
  path: '/api/repeat-order.php',
};

/** Returns the caller’s time bonus, or null (spec §4 Time bonus). */
export const READ_TIME_BONUS: CallOf<typeof endpoints.READ_TIME_BONUS> = {
  method: 'GET',
  path: '/api/timebonus.php',
};

/** Returns one page of the caller’s own payments, newest first, and credits given back. */
export const READ_TRANSACTIONS: CallOf<typeof endpoints.READ_TRANSACTIONS> = {
  method: 'GET',
  path: '/api/transactions.php',
};

/** Receives a payment provider’s message. The payments it names are looked up at the provider; unknown ones are answered alike. */
export const RECEIVE_PAYMENT_WEBHOOK: CallOf<typeof endpoints.RECEIVE_PAYMENT_WEBHOOK> = {
  method: 'POST',
  path: '/api/payment-webhook.php',
};

/** Receives the buyer back from the provider: redirects to the payment with their session, else returns a page that says paid, being processed or not paid, once per token. */
export const RETURN_FROM_PAYMENT: CallOf<typeof endpoints.RETURN_FROM_PAYMENT> = {
  method: 'GET',
  path: '/api/payment-return.php',
};

/** Creates a payment and returns the provider’s checkout address (spec §7 payment data). */
export const START_PAYMENT: CallOf<typeof endpoints.START_PAYMENT> = {
  method: 'POST',
  path: '/api/payment.php',
};
