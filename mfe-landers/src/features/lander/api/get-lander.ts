import { apiPath, useApi } from '@rendezvous/api-client/use-api';
import type { LanderResponse } from '@rendezvous/contract/lander';
import type { Locale } from '@rendezvous/contract/locales';

/** The call that answers a landing page's document: `landers-adultonly` is the route of the lander "adultonly". */
export function landerPath(route: string, slug: string | undefined, locale: Locale): string {
  const name = route.replace(/^landers-/, '').replace(/-slug$/, '');
  return apiPath('/api/lander.php', { name, slug, language: locale });
}

/** The document of a landing page; null asks for none. In another language the former words stay until the new ones have come. */
export const useLander = (path: string | null) =>
  useApi<LanderResponse>(path, undefined, { keepPreviousData: true });
