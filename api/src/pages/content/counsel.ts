import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { PageContext } from './facts.ts';

/**
 * Countries of a site whose wordings of law no counsel has confirmed: pages, consent at sign-up, words beside the pay button
 * (PRODUCT.md §2 Law on the pages). A demonstration sells nothing and needs none.
 */
export function unconfirmedCountries(read: PageContext['read']): CountryCode[] {
  if (read('demonstration')) return [];
  const confirmed = new Set(read('counsel_confirmed').map(({ country }) => country));
  return read('countries').filter((country) => !confirmed.has(country));
}
