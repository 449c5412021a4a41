import { call, type CallOptions } from '@rendezvous/api-client/client';
import { WITHDRAW } from '@rendezvous/contract/resources/withdrawal/calls';

/** States the withdrawal from an own purchase. The key makes a repeated try the same statement. @throws ApiError */
export const withdraw = (payment: string, options: CallOptions) =>
  call(WITHDRAW, { payment, confirm: true }, options);
