import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_CITIES, READ_REGIONS } from '@rendezvous/contract/resources/places/calls';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';

/** Loaded once per page (spec §7 Calls). */
const LASTING = { revalidateIfStale: false };

/** Names of a country's regions. */
export function useRegions(country: CountryCode): string[] {
  const { data } = useEndpoint(READ_REGIONS, { country }, LASTING);
  return data?.regions[country] ?? [];
}

/** Towns of a region; none before a region is chosen. */
export function useCities(country: CountryCode, region: string): string[] {
  const { data } = useEndpoint(READ_CITIES, region ? { country, region } : null, LASTING);
  return data?.cities ?? [];
}
