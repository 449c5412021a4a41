import type { PackagesResponse } from '@rendezvous/contract/payments';
import { api } from '@rendezvous/api-client/client';
import { useApi } from '@rendezvous/api-client/use-api';
import { PACKAGES } from '#src/lib/packages.ts';

/** The member's packages; with a code, at the prices it gives. Opened again, the screen asks again: a price may have ended. */
export const usePackages = (code: string | null) =>
  useApi<PackagesResponse>(PACKAGES, { discountcode: code }, { keepPreviousData: true, dedupingInterval: 0 });

/** Tries a code out. @throws ApiError `code_*` when it is not valid for this member */
export const tryCode = (code: string) => api.get<PackagesResponse>(PACKAGES, { discountcode: code });
