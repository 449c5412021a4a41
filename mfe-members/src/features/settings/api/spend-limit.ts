import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_SPEND_LIMIT } from '@rendezvous/contract/resources/spend-limit/calls';

/** The member's spend limit, and what this month has left of it. */
export const useSpendLimit = () => useEndpoint(READ_SPEND_LIMIT, {});
