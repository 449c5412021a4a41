import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_SPEND_LIMIT } from '@rendezvous/contract/calls/spend-limit';

/** One's own limit of spending, and what this month has left of it. */
export const useSpendLimit = () => useEndpoint(READ_SPEND_LIMIT, {});
