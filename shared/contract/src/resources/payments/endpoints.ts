import { Type } from 'typebox';
import { endpoint } from '#src/kernel/endpoint.ts';
import { NoBody } from '#src/kernel/no-body.ts';
import {
  CreatePaymentBody,
  CreatePaymentResponse,
  DebtResponse,
  DiscountCodeQuery,
  DiscountCodeResponse,
  PackagesQuery,
  PackagesResponse,
  PayDebtBody,
  PaymentMethodsQuery,
  PaymentMethodsResponse,
  PaymentQuery,
  PaymentReturnQuery,
  PaymentResponse,
  PaymentWebhookBody,
  PaymentWebhookQuery,
  PaymentWebhookResponse,
  ReceiptQuery,
  RepeatOrderResponse,
  TimeBonusResponse,
  TransactionsQuery,
  TransactionsResponse,
} from './schemas.ts';

export const READ_PACKAGES = endpoint('GET', '/api/packages.php', {
  summary: 'Lists the credit packages with the caller’s prices (spec §4 Payment).',
  access: 'public',
  query: PackagesQuery,
  response: PackagesResponse,
  errors: [
    'code_unknown',
    'code_expired',
    'code_used',
    'code_first',
    'code_transfer',
    'code_country',
    'code_exhausted',
  ],
});

export const READ_DISCOUNT_CODE = endpoint('GET', '/api/discountcode.php', {
  summary: 'Returns a discount code, or the welcome discount of the caller.',
  access: 'public',
  query: DiscountCodeQuery,
  response: DiscountCodeResponse,
  errors: [
    'code_unknown',
    'code_expired',
    'code_used',
    'code_first',
    'code_transfer',
    'code_country',
    'code_exhausted',
  ],
});

export const OFFER_DELETE_DISCOUNT = endpoint('POST', '/api/delete-discount.php', {
  summary:
    'Returns a discount for a member who would leave for the price, once per member; null afterwards, and when another offer excludes it (spec §3 Company info).',
  access: 'member',
  body: NoBody,
  response: DiscountCodeResponse,
});

export const READ_TIME_BONUS = endpoint('GET', '/api/timebonus.php', {
  summary: 'Returns the caller’s time bonus, or null (spec §4 Time bonus).',
  access: 'public',
  response: TimeBonusResponse,
});

export const READ_PAYMENT_METHODS = endpoint('GET', '/api/payment-methods.php', {
  summary: 'Lists the payment methods of the caller’s country.',
  access: 'public',
  query: PaymentMethodsQuery,
  response: PaymentMethodsResponse,
});

export const START_PAYMENT = endpoint('POST', '/api/payment.php', {
  summary: 'Creates a payment and returns the provider’s checkout address (spec §7 payment data).',
  access: 'member',
  body: CreatePaymentBody,
  response: CreatePaymentResponse,
  status: 201,
  errors: [
    'code_unknown',
    'code_expired',
    'code_used',
    'code_country',
    'code_method',
    'code_transfer',
    'code_minimum',
    'code_first',
    'code_exhausted',
    'spend_limit_reached',
    'price_changed',
    'debt_open',
  ],
});

export const READ_DEBT = endpoint('GET', '/api/debt.php', {
  summary: 'Returns what a charge-back left open for the caller, or null.',
  access: 'member',
  response: DebtResponse,
});

export const PAY_DEBT = endpoint('POST', '/api/debt.php', {
  summary: 'Creates a payment of the caller’s open debt alone and returns the provider’s checkout address.',
  access: 'member',
  body: PayDebtBody,
  response: CreatePaymentResponse,
  status: 201,
  errors: ['not_found', 'price_changed'],
});

export const READ_PAYMENT = endpoint('GET', '/api/payment.php', {
  summary: 'Returns one of the caller’s own payments.',
  access: 'member',
  query: PaymentQuery,
  response: PaymentResponse,
  errors: ['not_found'],
});

export const RETURN_FROM_PAYMENT = endpoint('GET', '/api/payment-return.php', {
  summary:
    'Receives the buyer back from the provider: redirects to the payment with their session, else returns a page that says paid, being processed or not paid, once per token.',
  access: 'public',
  query: PaymentReturnQuery,
  response: Type.String(),
  media: 'text/html',
  pages: [303, 404],
});

export const READ_RECEIPT = endpoint('GET', '/api/receipt.php', {
  summary:
    'Returns a receipt or credit note as a page, or as a PDF by `format`: the caller’s own by its number, or the one of the token in a mail.',
  access: 'public',
  query: ReceiptQuery,
  media: 'text/html',
  pages: [404],
  errors: ['authentication_required', 'not_found'],
});

export const READ_REPEAT_ORDER = endpoint('GET', '/api/repeat-order.php', {
  summary: 'Returns the order a Premium member may repeat with one press, or null (spec §6).',
  access: 'member',
  response: RepeatOrderResponse,
});

export const READ_TRANSACTIONS = endpoint('GET', '/api/transactions.php', {
  summary: 'Returns one page of the caller’s own payments, newest first, and credits given back.',
  access: 'member',
  query: TransactionsQuery,
  response: TransactionsResponse,
});

export const RECEIVE_PAYMENT_WEBHOOK = endpoint('POST', '/api/payment-webhook.php', {
  summary:
    'Receives a payment provider’s message. The payments it names are looked up at the provider; unknown ones are answered alike.',
  access: 'public',
  crossSite: 'open',
  forms: true,
  query: PaymentWebhookQuery,
  body: PaymentWebhookBody,
  response: PaymentWebhookResponse,
  errors: ['forbidden', 'not_found'],
});
