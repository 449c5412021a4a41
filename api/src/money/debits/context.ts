import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Services } from '#src/platform/services.ts';
import { paymentContext, type PaymentContext } from '#src/money/payments/face.ts';

/** What the functions of direct debits work with. */
export interface DebitContext extends PaymentContext, Pick<Services, 'sms' | 'keyRing'> {}

export const debitContext = (services: Services, log: PaymentContext['log']): DebitContext => ({
  ...paymentContext(services, log),
  sms: services.sms,
  keyRing: services.keyRing,
});

/** Zone of the days of a buyer. */
export const zoneOf = (country: CountryCode): string => COUNTRIES[country].timeZone;
