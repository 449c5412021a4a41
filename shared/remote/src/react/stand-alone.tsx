import { useContext, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { call } from '@rendezvous/api-client/client';
import { READ_USER } from '@rendezvous/contract/resources/accounts/calls';
import { READ_SETTINGS } from '@rendezvous/contract/settings/calls';
import { createBus } from '@rendezvous/bus/bus';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@rendezvous/contract/kernel/locales';
import { NO_PUSH } from '@rendezvous/contract/composition/push-service';
import type { RemoteProps, ShellServices } from '@rendezvous/contract/composition/remote-contract';
import { createLikes } from '@rendezvous/domain/likes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { themeCss } from '@rendezvous/theme/css';
import type { Remote } from '../define-remote.ts';
import { loadMessages } from '../messages.ts';
import { RemoteApp } from './remote-app.tsx';

interface Start {
  remote: Remote;
  settings: Settings;
  user: User | null;
  locale: Locale;
  commonMessages: Record<string, unknown>;
}

type Slot = NonNullable<RemoteProps['slot']>;

/** Runs one remote without the frame: a bare page, a private bus, the real API behind it. For development only. */
export async function startAlone(
  remote: Remote,
  loadCommon: (locale: Locale) => Promise<{ default: Record<string, unknown> }>,
): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get('locale');
  const [{ settings }, { user }] = await Promise.all([call(READ_SETTINGS, {}), call(READ_USER)]);
  const locale = isLocale(asked) ? asked : (user?.language ?? DEFAULT_LOCALE);
  const [common] = await Promise.all([loadCommon(locale), loadMessages(remote, locale)]);
  const style = document.createElement('style');
  style.textContent = themeCss;
  document.head.append(style);
  const start: Start = { remote, settings, user, locale, commonMessages: common.default };
  createRoot(document.getElementById('frame')!).render(
    <BrowserRouter>
      <Host {...start} />
    </BrowserRouter>,
  );
}

function Host({ remote, settings, user: initial, locale, commonMessages }: Start) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [user, setUser] = useState(initial);
  const [slot, setSlot] = useState<Slot | null>(null);
  const [user$] = useState(() => new BehaviorSubject(initial));
  const [hub] = useState(createBus);
  useEffect(() => {
    user$.next(user);
    hub.as('shell').publish('session:changed', user);
  }, [user, user$, hub]);

  const shell = useMemo<ShellServices>(() => {
    const hasSlot: ShellServices['hasSlot'] = (name) => remote.slots !== undefined && name in remote.slots;
    const openSlot: ShellServices['openSlot'] = (name, props) => {
      if (hasSlot(name)) setSlot({ name, props, close: () => setSlot(null) } as Slot);
      return hasSlot(name);
    };
    return {
      hasSlot,
      openSlot,
      closeSlot: () => setSlot(null),
      blockModals: () => () => undefined,
      toast: ({ text }) => console.info('toast:', text),
      setTitle: (title) => void (document.title = `${title} (${remote.name})`),
      setUser,
      setLocale: (next) => window.location.assign(`?locale=${next}`),
      fail: (status) => console.info('the frame would show its page for', status),
      arriving: () => () => undefined,
      likes: createLikes({
        publish: (change) => hub.as('shell').publish('member:liked', change),
        refresh: () => undefined,
        openMatch: (member) => void openSlot('match-modal', { member }),
      }),
      geolocation: { watch: () => () => undefined, locate: () => Promise.resolve(false) },
      push: NO_PUSH,
      async refresh(...what) {
        if (what.length === 0 || what.includes('user')) setUser((await call(READ_USER)).user);
        return true;
      },
    };
  }, [remote, hub]);

  const bus = useMemo(() => hub.as(remote.name), [remote, hub]);

  const props: RemoteProps = {
    location,
    navigationType,
    navigator,
    bus,
    shell,
    settings,
    locale,
    commonMessages,
    user$,
    user,
  };
  return (
    <>
      <main id="main">
        <RemoteApp remote={remote} {...props} />
      </main>
      {slot && <RemoteApp remote={remote} {...props} slot={slot} />}
    </>
  );
}
