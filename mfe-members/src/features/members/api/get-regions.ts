import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_REGIONS } from '@rendezvous/contract/resources/places/calls';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';

/** Regions of a country; empty while loading or without a country. */
export function useRegions(country: CountryCode | undefined): readonly string[] {
  const { data } = useEndpoint(READ_REGIONS, country ? { country } : null, { revalidateIfStale: false });
  return (country && data?.regions[country]) ?? [];
}
