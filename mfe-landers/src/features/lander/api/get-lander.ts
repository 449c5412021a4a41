import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { READ_LANDER } from '@rendezvous/contract/resources/landers/calls';
import type { Locale } from '@rendezvous/contract/kernel/locales';

type LanderQuery = QueryOf<typeof READ_LANDER>;

/** Query of a landing page's document: `landers-adultonly` is the route of the lander "adultonly". */
export function landerQuery(route: string, slug: string | undefined, locale: Locale): LanderQuery {
  const name = route.replace(/^landers-/, '').replace(/-slug$/, '');
  return { name, slug, language: locale };
}

/** The document of a landing page; null asks for none. In another language the former words stay until the new ones have come. */
export const useLander = (query: LanderQuery | null) =>
  useEndpoint(READ_LANDER, query, { keepPreviousData: true });
