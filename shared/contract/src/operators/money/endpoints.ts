import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsDecideActBody,
  OpsJobBody,
  OpsLookBody,
  OpsMoneyActResponse,
  OpsMoneyResponse,
  OpsPaymentQuery,
  OpsPaymentResponse,
  OpsPaymentsQuery,
  OpsPaymentsResponse,
  OpsRefundBody,
  OpsReturnBody,
  OpsWaiveBody,
} from './schemas.ts';

export const OPS_READ_MONEY = operatorEndpoint('GET', '/api/ops/money', {
  summary: 'What waits for operators of money: disputes, returns, acts, jobs, open orders and debts.',
  right: 'money.read',
  response: OpsMoneyResponse,
});

export const OPS_FIND_PAYMENTS = operatorEndpoint('GET', '/api/ops/payments', {
  summary: 'Finds payments by order, receipt, provider id, or the buyer’s id or whole e-mail address.',
  right: 'money.read',
  query: OpsPaymentsQuery,
  response: OpsPaymentsResponse,
});

export const OPS_READ_PAYMENT = operatorEndpoint('GET', '/api/ops/payment', {
  summary: 'A payment as its provider and our books have it, and what of it may go back.',
  right: 'money.read',
  query: OpsPaymentQuery,
  response: OpsPaymentResponse,
  errors: ['not_found'],
});

export const OPS_LOOK_AT_PAYMENT = operatorEndpoint('POST', '/api/ops/payment-look', {
  summary: 'Asks the provider about a payment now, and books the difference.',
  right: 'money.handle',
  body: OpsLookBody,
  errors: ['not_found'],
});

export const OPS_REFUND = operatorEndpoint('POST', '/api/ops/refund', {
  summary: 'Gives money of a payment back, or asks a second person for it; the buyer receives the reason.',
  right: 'money.handle',
  body: OpsRefundBody,
  response: OpsMoneyActResponse,
  errors: ['not_found', 'price_changed', 'duplicate'],
});

export const OPS_WAIVE_DEBT = operatorEndpoint('POST', '/api/ops/debt-waive', {
  summary:
    'Waives a debt, or asks a second person for it; buying works again, and the member receives the reason.',
  right: 'money.handle',
  body: OpsWaiveBody,
  response: OpsMoneyActResponse,
  errors: ['not_found', 'duplicate'],
});

export const OPS_DECIDE_MONEY_ACT = operatorEndpoint('POST', '/api/ops/money-act-decide', {
  summary: 'Confirms or refuses, as the second person, what another operator asked for.',
  right: 'money.confirm',
  body: OpsDecideActBody,
  response: OpsMoneyActResponse,
  errors: ['not_found', 'price_changed', 'duplicate'],
});

export const OPS_RETRY_RETURN = operatorEndpoint('POST', '/api/ops/return-retry', {
  summary: 'Asks the provider once more for a refund that the bank did not accept.',
  right: 'money.handle',
  body: OpsReturnBody,
  errors: ['not_found'],
});

export const OPS_RETRY_JOB = operatorEndpoint('POST', '/api/ops/job-retry', {
  summary: 'Tries a failed job about money again.',
  right: 'money.handle',
  body: OpsJobBody,
  errors: ['not_found'],
});
