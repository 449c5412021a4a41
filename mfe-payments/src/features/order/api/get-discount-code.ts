import type { DiscountCodeResponse } from '@rendezvous/contract/payments';
import { useApi } from '@rendezvous/api-client/use-api';

/** What a code is worth to this member (spec §7 discountcode.php); fails with `code_*`. `null` asks nothing. */
export const useDiscountCode = (code: string | null) =>
  useApi<DiscountCodeResponse>(code === null ? null : '/api/discountcode.php', { code });
