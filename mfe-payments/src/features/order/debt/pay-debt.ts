import { call, type CallOptions } from '@rendezvous/api-client/client';
import { PAY_DEBT } from '@rendezvous/contract/resources/payments/calls';
import type { PayDebtBody } from '@rendezvous/contract/resources/payments/schemas';

/** Starts a payment of the debt alone. The key makes a repeated try the same payment. @throws ApiError `price_changed`, `not_found`, `unavailable` */
export const payDebt = (body: PayDebtBody, options: CallOptions) => call(PAY_DEBT, body, options);
