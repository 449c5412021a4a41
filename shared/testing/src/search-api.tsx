import { cardOf, resultsOf } from './members.tsx';
import { serveApi, type ApiDouble, type Handlers } from './server.tsx';

/** What the tests of the search share: an API that finds Nadia unless a test says otherwise. */
export function searchApi() {
  let api: ApiDouble;
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });
  const callsOf = (route: string) => api.callsOf(route);
  const searches = () => callsOf('GET /api/members.php');
  return {
    async serve(handlers: Handlers = {}): Promise<void> {
      api = await serveApi({
        'GET /api/regions.php': () => ({ body: { regions: { NL: ['Gelderland', 'Utrecht'] } } }),
        'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }),
        ...handlers,
      });
    },
    callsOf,
    searches,
    /** Query of the newest search. */
    lastSearch: () => Object.fromEntries(searches().at(-1)!.query),
  };
}
