import { call, type CallOptions } from '@rendezvous/api-client/client';
import { START_PAYMENT } from '@rendezvous/contract/resources/payments/calls';
import type { CreatePaymentBody } from '@rendezvous/contract/resources/payments/schemas';

/** Starts a payment. The key makes a repeated try the same payment. @throws ApiError `code_*`, `validation_failed`, `unavailable` */
export const startPayment = (body: CreatePaymentBody, options: CallOptions) =>
  call(START_PAYMENT, body, options);
