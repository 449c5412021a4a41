import { useApi } from '@rendezvous/api-client/use-api';
import type { CitiesResponse, RegionsResponse } from '@rendezvous/contract/places';

/** Names of a country's regions. */
export function useRegions(country: string): string[] {
  const { data } = useApi<RegionsResponse>('/api/regions.php', { country });
  return data?.regions[country] ?? [];
}

/** Towns of a region; none before a region is chosen. */
export function useCities(country: string, region: string): string[] {
  const { data } = useApi<CitiesResponse>(region ? '/api/cities.php' : null, { country, region });
  return data?.cities ?? [];
}
