import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import type {
  OpsDecideActBody,
  OpsMoneyAct,
  OpsRefundBody,
} from '@rendezvous/contract/operators/money/schemas';
import { usePages } from '@rendezvous/api-client/use-pages';
import {
  OPS_DECIDE_MONEY_ACT,
  OPS_FIND_PAYMENTS,
  OPS_LOOK_AT_PAYMENT,
  OPS_READ_MONEY,
  OPS_READ_PAYMENT,
  OPS_REFUND,
  OPS_RETRY_JOB,
  OPS_RETRY_RETURN,
  OPS_WAIVE_DEBT,
} from '@rendezvous/contract/operators/money/calls';

/** What waits for operators of money. */
export const useMoney = () => useEndpoint(OPS_READ_MONEY, undefined);

/** Payments found by order, provider id or buyer. */
export function usePayments(q: string) {
  const reading = useEndpoint(OPS_FIND_PAYMENTS, { q });
  return { reading, pages: usePages(reading, (cursor) => call(OPS_FIND_PAYMENTS, { q, cursor })) };
}

export const usePayment = (id: string) => useEndpoint(OPS_READ_PAYMENT, { id });

/** Asks the provider now, and books the difference. */
export const lookAtPayment = (payment: string): Promise<void> => call(OPS_LOOK_AT_PAYMENT, { payment });

/** Gives money back, or asks a second person. @returns what was done or waits */
export const refundPayment = async (body: OpsRefundBody): Promise<OpsMoneyAct> =>
  (await call(OPS_REFUND, body)).act;

export const waiveDebt = async (debt: string, reason: string): Promise<OpsMoneyAct> =>
  (await call(OPS_WAIVE_DEBT, { debt, reason })).act;

export const decideAct = async (body: OpsDecideActBody): Promise<OpsMoneyAct> =>
  (await call(OPS_DECIDE_MONEY_ACT, body)).act;

export const refundAgain = (id: string): Promise<void> => call(OPS_RETRY_RETURN, { return: id });

export const retryJob = (job: string): Promise<void> => call(OPS_RETRY_JOB, { job });
