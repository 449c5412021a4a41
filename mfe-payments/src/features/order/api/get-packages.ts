import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_PACKAGES } from '@rendezvous/contract/resources/payments/calls';

/** Packages of a country; with a code, at the prices it gives. Opened again, the screen asks again: a price may have ended. */
export const usePackages = (code: string | null, country: CountryCode | undefined) =>
  useEndpoint(READ_PACKAGES, { discountcode: code, country }, { dedupingInterval: 0 });

/** Tries a code out. @throws ApiError `code_*` when it is not valid for this member */
export const tryCode = (code: string) => call(READ_PACKAGES, { discountcode: code });
