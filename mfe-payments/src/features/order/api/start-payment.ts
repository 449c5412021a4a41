import type { CreatePaymentBody, CreatePaymentResponse } from '@rendezvous/contract/payments';
import { api } from '@rendezvous/api-client/client';

/** Starts a payment. The key makes a repeated try the same payment. @throws ApiError `code_*`, `validation_failed`, `unavailable` */
export const startPayment = (body: CreatePaymentBody, idempotencyKey: string) =>
  api.post<CreatePaymentResponse>('/api/payment.php', body, { idempotencyKey });
