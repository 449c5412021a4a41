import type { CountryCode } from '@rendezvous/contract/countries';
import type { UserResponse } from '@rendezvous/contract/user';
import { api } from '@rendezvous/api-client/client';

/** Prices and methods follow this country from now on. */
export const setPaymentCountry = (country: CountryCode) =>
  api.put<UserResponse>('/api/user.php', { payment_country: country });
