import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { matchRoute, type Route, type RouteMatch } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { signUpEntry } from '@rendezvous/domain/sign-up';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useLastOf } from '@rendezvous/bus/react';
import { NoticePlace } from './notices/notice-place.tsx';
import { SkipLink } from '#src/features/frame/bars/bar-nav.tsx';
import { LateFooter } from '#src/features/frame/footer/late-footer.tsx';
import { LateLoadingBar } from '#src/features/frame/late-loading-bar.tsx';
import { useNavEntries } from '#src/features/frame/bars/nav-entries.ts';
import { TabBar } from '#src/features/frame/bars/tab-bar.tsx';
import { TopBar } from '#src/features/frame/bars/top-bar.tsx';
import { redirectFrom } from './access.ts';
import { LatePrompts } from '#src/features/pwa/late-prompts.tsx';
import { useStore } from '#src/lib/store.ts';
import { RegionSkeleton } from '#src/kernel/outlet/region-skeleton.tsx';
import { Region } from '#src/features/region/region.tsx';
import { ShellScreen } from '#src/features/pages/shell-screen.tsx';
import { useFrame, useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { Late } from './late.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useArrival } from './use-arrival.ts';

const Main = styled.main`
  min-height: calc(100vh - ${theme.size.bar});
  outline: none;
`;

/** One page: the layout of its route, with the screen of its owner in the middle. */
export function PageFrame() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const ready = useStore(useFrame().reach).state === 'ready';
  const found = match?.route ?? null;
  // The viewer is not known yet: show neither a visitor's bar nor a member's.
  const route = found && !ready ? { ...found, hidesAccount: true } : found;
  const layout = route?.layout ?? 'default';
  const user = useFrameUser();
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(match);
  useArrival(main);
  // One tree for all layouts: a screen that stays while the layout changes is not drawn again.
  return (
    <>
      <SkipLink />
      <LateLoadingBar />
      {layout !== 'empty' &&
        (user ? <MemberBars user={user} route={route} /> : <TopBar route={route} user={null} entries={[]} />)}
      <NoticePlace route={route} />
      <Main id="main" ref={main} tabIndex={-1}>
        <Screen match={match} />
      </Main>
      {ready && (layout === 'default' || layout === 'lander') && <LateFooter flush={layout === 'lander'} />}
      <Late route={route} />
      <LatePrompts />
    </>
  );
}

/** The bars of a member: above, and below 992 px also at the bottom, except where a screen needs the bottom itself. */
function MemberBars({ user, route }: { user: User; route: Route | null }) {
  const entries = useNavEntries(user);
  const bottom = route?.layout !== 'lander' && !route?.hidesAccount && !route?.ownBottom;
  return (
    <>
      <Above $covered={route?.layout === 'chat' && route.ownBottom}>
        <TopBar route={route} user={user} entries={entries} />
      </Above>
      {bottom && (
        <TabBar
          user={user}
          entries={entries}
          onAccount={route?.name === 'profile' || route?.name === 'notifications'}
        />
      )}
    </>
  );
}

/** On phones an open conversation fills the whole screen: it has a bar of its own, with the way back. */
const Above = styled.div<{ $covered: boolean }>`
  display: contents;
  ${media.belowTablet} {
    display: ${({ $covered }) => ($covered ? 'none' : 'contents')};
  }
`;

function Screen({ match }: { match: RouteMatch | null }) {
  const { failure, reach } = useFrame();
  const failed = useStore(failure);
  const reached = useStore(reach);
  const redirect = useRedirect(reached.state === 'ready' ? match : null);
  if (reached.state === 'unreachable') return reached.message;
  if (reached.state === 'asking') return <RegionSkeleton />;
  if (redirect) return null;
  if (!match || failed?.status === 404) return <ShellScreen route="not-found" />;
  if (match.route.waiting) return <ShellScreen route="not-here-yet" />;
  if (failed) return <ShellScreen route={failed.status === 501 ? 'not-here-yet' : 'error'} />;
  if (match.route.owner === 'shell') return <ShellScreen route={match.route.name} />;
  return <Region key={match.route.owner} name={match.route.owner} />;
}

/** No subscription: the value changes once, with the hydration. */
const never = () => () => undefined;

/** Redirects viewers without access; returns the address during the redirect. */
function useRedirect(match: RouteMatch | null): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const user = useFrameUser();
  const settings = useFrameSettings();
  const { busOf } = useFrame();
  const signup = useLastOf(busOf('shell'), 'signup:progressed');
  const [signingUpAt, setSigningUpAt] = useState<string | null>(null);
  if (signup && !signup.complete && signingUpAt !== pathname) setSigningUpAt(pathname);
  // Sign-up logs in at its second step. A member in the middle of it stays, also directly after its end, because
  // sign-up itself navigates on and the address follows a moment later.
  const signingUp = signup && (!signup.complete || signingUpAt === pathname);
  // After a reload only the history entry shows that sign-up is under way; the remote redirects every other viewer. The server
  // does not know the history: the first render equals the server's.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const leaving = !(signingUp || (hydrated && signUpEntry(state))) || match?.route.access !== 'visitor';
  const to = match && leaving ? redirectFrom(match.route, pathname + search, user, settings) : null;
  useEffect(() => {
    if (hydrated && to) void navigate(to, { replace: true });
  }, [hydrated, to, navigate]);
  return to;
}
