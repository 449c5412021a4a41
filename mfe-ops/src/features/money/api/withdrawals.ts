import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import { usePages } from '@rendezvous/api-client/use-pages';
import {
  OPS_ANSWER_WITHDRAWAL,
  OPS_LIST_WITHDRAWALS,
} from '@rendezvous/contract/operators/withdrawals/calls';

/** Statements of withdrawal whose contract was not found, the oldest first. */
export function useWithdrawals() {
  const reading = useEndpoint(OPS_LIST_WITHDRAWALS, {});
  return { reading, pages: usePages(reading, (cursor) => call(OPS_LIST_WITHDRAWALS, { cursor })) };
}

/** Mails the answer; with a payment the statement counts as its buyer's own. */
export const answerWithdrawal = (id: string, text: string, payment: string): Promise<unknown> =>
  call(OPS_ANSWER_WITHDRAWAL, { id, text, ...(payment && { payment }) });
