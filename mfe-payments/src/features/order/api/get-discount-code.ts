import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_DISCOUNT_CODE } from '@rendezvous/contract/resources/payments/calls';

/** What a code is worth to this member in a country (spec §7 discountcode.php); fails with `code_*`. `null` asks nothing. */
export const useDiscountCode = (code: string | null, country: CountryCode | undefined) =>
  useEndpoint(READ_DISCOUNT_CODE, code === null ? null : { code, country });
