import { useContext, useEffect, useMemo, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom';
import type { BusHub } from '@rendezvous/bus/bus';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { NO_PUSH } from '@rendezvous/contract/composition/push-service';
import type { RemoteProps, ShellServices } from '@rendezvous/contract/composition/remote-contract';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { createLikes } from '@rendezvous/domain/likes';
import type { Messages, Remote } from '../define-remote.ts';
import { fetchCatalogue, listenToServer } from './catalogues.ts';
import { RemoteRoot } from './remote-root.tsx';
import type { AloneSession } from './session.ts';
import { ToolBar, type DemoLogIn } from './tool-bar.tsx';

type Slot = NonNullable<RemoteProps['slot']>;

/** What the host page starts with. */
export interface HostStart {
  remote: Remote;
  hub: BusHub;
  session: AloneSession;
  settings: Settings;
  locale: Locale;
  common: Messages;
  logIns: readonly DemoLogIn[];
}

/** The page around a remote that runs alone: it gives the remote what the shell gives it. */
export function Host({ remote, hub, session, settings, logIns, ...initial }: HostStart) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const user = useUser(session);
  const [slot, setSlot] = useState<Slot | null>(null);
  const [status, setStatus] = useState<{ path: string; text: string } | null>(null);
  const texts = useTexts(remote, initial.locale, initial.common);
  const bus = useMemo(() => hub.as(remote.name), [hub, remote]);

  const shell = useMemo<ShellServices>(() => {
    const hasSlot: ShellServices['hasSlot'] = (name) => remote.slots !== undefined && name in remote.slots;
    const showStatus = (text: string) => setStatus({ path: window.location.pathname, text });
    const openSlot: ShellServices['openSlot'] = (name, props) => {
      if (hasSlot(name)) setSlot({ name, props, close: () => setSlot(null) } as Slot);
      return hasSlot(name);
    };
    return {
      hasSlot,
      openSlot,
      likes: createLikes({
        publish: (change) => hub.as('shell').publish('member:liked', change),
        refresh: () => void session.refresh('likes'),
        openMatch: (member) => void openSlot('match-modal', { member }),
      }),
      closeSlot: () => setSlot(null),
      blockModals: () => () => undefined,
      toast: ({ text }) => showStatus(text),
      setTitle: (title) => void (document.title = `${title} (mfe-${remote.name})`),
      setUser: session.setUser,
      setLocale: texts.setLocale,
      fail: (code) => showStatus(`The shell shows its page for ${code} here.`),
      arriving: () => () => undefined,
      geolocation: { watch: () => () => undefined, locate: () => Promise.resolve(false) },
      push: NO_PUSH,
      refresh: session.refresh,
    };
  }, [remote, hub, session, texts.setLocale]);

  const route = matchRoute(location.pathname)?.route;
  const foreign = route?.owner !== remote.name;
  const props = {
    location,
    navigationType,
    navigator,
    bus,
    shell,
    settings,
    user,
    user$: session.user$,
    remote: texts.remote,
    locale: texts.locale,
    commonMessages: texts.common,
  };
  return (
    <>
      <ToolBar
        {...{ remote, user, logIns, locale: texts.locale }}
        onUser={session.setUser}
        onLocale={texts.setLocale}
      />
      {status?.path === location.pathname && <p role="status">{status.text}</p>}
      <main id="main">
        {foreign ? (
          <p>This address belongs to {route ? `${route.owner} (${route.name})` : 'no route'}.</p>
        ) : route.access === 'member' && !user ? (
          <p>Log in above: only members see {route.name}.</p>
        ) : (
          // The shell mounts a remote again for another member.
          <RemoteRoot key={user?.id ?? 'visitor'} {...props} />
        )}
      </main>
      {slot && <RemoteRoot {...props} slot={slot} />}
    </>
  );
}

function useUser({ user$ }: AloneSession): User | null {
  const [user, setUser] = useState(user$.value);
  useEffect(() => {
    const subscription = user$.subscribe(setUser);
    return () => subscription.unsubscribe();
  }, [user$]);
  return user;
}

/** Language and catalogues; an edited catalogue gives the remote a new identity, so that it loads its texts again and its state stays. */
function useTexts(declared: Remote, initial: Locale, initialCommon: Messages) {
  const [remote, setRemote] = useState(declared);
  const [{ locale, common }, setTexts] = useState({ locale: initial, common: initialCommon });
  useEffect(
    () =>
      listenToServer('catalogue', (edited) => {
        if (edited.locale !== locale) return;
        void fetchCatalogue('common', locale).then((next) => setTexts({ locale, common: next }));
        setRemote((known) => ({ ...known }));
      }),
    [locale],
  );
  const [setLocale] = useState(
    () => (next: Locale) =>
      void fetchCatalogue('common', next).then((loaded) => setTexts({ locale: next, common: loaded })),
  );
  return { remote, locale, common, setLocale };
}
