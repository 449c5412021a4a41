import { useApi } from '@rendezvous/api-client/use-api';
import type { CountryCode } from '@rendezvous/contract/countries';
import type { RegionsResponse } from '@rendezvous/contract/places';

/** Regions of a country to choose from; none while they load or without a country. */
export function useRegions(country: CountryCode | undefined): readonly string[] {
  const { data } = useApi<RegionsResponse>(
    country ? '/api/regions.php' : null,
    { country },
    { revalidateIfStale: false },
  );
  return (country && data?.regions[country]) ?? [];
}
