import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_DISCOUNT_CODE } from '@rendezvous/contract/resources/payments/calls';

/** What a code is worth to this member (spec §7 discountcode.php); fails with `code_*`. `null` asks nothing. */
export const useDiscountCode = (code: string | null) =>
  useEndpoint(READ_DISCOUNT_CODE, code === null ? null : { code });
