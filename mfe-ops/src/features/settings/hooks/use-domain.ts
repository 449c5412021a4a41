import { useLocation } from 'react-router-dom';
import { useRoom } from '#src/lib/use-room.ts';

/** Name of all domains. */
export const ALL_DOMAINS = '*';

/** The domain in the address, and addresses with it. */
export function useDomain(): {
  domain: string | null;
  way: (key?: string, domain?: string | null) => string;
} {
  const room = useRoom();
  const domain = new URLSearchParams(useLocation().search).get('domain');
  return {
    domain,
    way: (key, of = domain) => {
      const path = room.way(key);
      return of && of !== ALL_DOMAINS ? `${path}?${new URLSearchParams({ domain: of })}` : path;
    },
  };
}
