import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { call } from '@rendezvous/api-client/client';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/calls';

/** Prices and methods follow this country from now on. */
export const setPaymentCountry = (country: CountryCode) => call(CHANGE_USER, { payment_country: country });
