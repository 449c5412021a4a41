import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '@rendezvous/contract/routes';
import { redirectFrom } from '#src/lib/access.ts';
import { useStore } from '#src/lib/store.ts';
import { hasTrafficSource } from '#src/lib/traffic-source.ts';
import { Region } from '#src/loader/region.tsx';
import { ErrorPage } from '#src/pages/error-page.tsx';
import { NotFoundPage } from '#src/pages/not-found-page.tsx';
import { NotHereYetPage } from '#src/pages/not-here-yet-page.tsx';
import { SlotHost } from '#src/slots/slot-host.tsx';
import { useFrame, useFrameSettings, useFrameUser } from './frame-context.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useArrival } from './use-arrival.ts';

/** One page: the layout of its route, with the screen of its owner in the middle. */
export function PageFrame() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(match);
  useArrival(main);
  return (
    <>
      <main id="main" ref={main} tabIndex={-1}>
        <Screen match={match} />
      </main>
      <SlotHost />
    </>
  );
}

function Screen({ match }: { match: RouteMatch | null }) {
  const { failure } = useFrame();
  const failed = useStore(failure);
  const redirect = useRedirect(match);
  if (redirect) return null;
  if (!match || failed?.status === 404) return <NotFoundPage />;
  if (failed?.status === 501) return <NotHereYetPage />;
  if (failed) return <ErrorPage status={failed.status} message={failed.message} />;
  if (match.route.owner === 'shell') return <NotHereYetPage />;
  return <Region key={match.route.owner} name={match.route.owner} />;
}

/** Sends away who may not be here; answers the address while that is under way. */
function useRedirect(match: RouteMatch | null): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useFrameUser();
  const settings = useFrameSettings();
  const to = match && redirectFrom(match.route, pathname + search, user, settings, hasTrafficSource());
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
  return to;
}
