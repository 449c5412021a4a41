import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { usePages } from '@rendezvous/api-client/use-pages';
import { READ_TRANSACTIONS } from '@rendezvous/contract/resources/payments/calls';

/** The member's payments, newest first, a page at a time. */
export function useTransactions() {
  const reading = useEndpoint(READ_TRANSACTIONS);
  return {
    ...reading,
    ...usePages(reading, (cursor) => call(READ_TRANSACTIONS, { cursor })),
  };
}
