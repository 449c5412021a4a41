import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_SPEND_LIMIT } from '@rendezvous/contract/resources/spend-limit/calls';

/** What the member's own limit leaves to an order from a country, in its currency. Opened again, the screen asks again. */
export const useSpendLimit = (country: CountryCode | undefined) =>
  useEndpoint(READ_SPEND_LIMIT, { country }, { dedupingInterval: 0 });
