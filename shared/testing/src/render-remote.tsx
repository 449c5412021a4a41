import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { NEVER } from 'rxjs';
import { emptyCache } from '@rendezvous/api-client/cache';
import { createBus, type BusHub } from '@rendezvous/bus/bus';
import type { GeolocationService } from '@rendezvous/contract/composition/geolocation';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { NO_PUSH, type PushService } from '@rendezvous/contract/composition/push-service';
import type {
  RemoteProps,
  ServerState,
  ShellServices,
} from '@rendezvous/contract/composition/remote-contract';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { SlotName, SlotProps } from '@rendezvous/contract/composition/slots';
import { createLikes } from '@rendezvous/domain/likes';
import type { ToastOptions } from '@rendezvous/contract/composition/toast';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import commonMessages from '@rendezvous/i18n/lang/en.json';
import type { Remote } from '@rendezvous/remote/define-remote';
import { loadMessages } from '@rendezvous/remote/messages';
import { preloadScreen } from '@rendezvous/remote/lazy-screen';
import { RemoteApp } from '@rendezvous/remote/react/remote-app';
import { settingsOf } from './settings.tsx';

export interface RemoteSetup {
  /** Address of the page. */
  at?: string;
  /** State of the first history entry: what survives a reload. */
  entryState?: unknown;
  user?: User | null;
  settings?: Partial<Settings>;
  locale?: Locale;
  /** What the server is said to have rendered with. */
  state?: ServerState;
  slot?: { [S in SlotName]: { name: S; props: SlotProps[S] } }[SlotName];
  /** Can the frame read what it is asked to? It can unless said otherwise. */
  readable?: boolean;
  /** Where the visitor is; nowhere unless said otherwise. */
  geolocation?: GeolocationService;
  /** Can notifications be turned on? They cannot unless said otherwise. */
  push?: PushService;
}

const NOWHERE: GeolocationService = { watch: () => () => undefined, locate: () => Promise.resolve(false) };

/** What a remote asked the frame for, in order. */
export interface FrameLog {
  opened: { slot: SlotName; props: unknown }[];
  closed: SlotName[];
  toasts: ToastOptions[];
  refreshed: string[];
  users: (User | null)[];
  titles: string[];
  failures: number[];
  /** Number of blocks against modals that the frame opens by itself. */
  blocks: number;
}

export interface RenderedRemote {
  user: UserEvent;
  hub: BusHub;
  frame: FrameLog;
  /** Path with query the page is at. */
  at: () => string;
  /** State of the history entry the page is at. */
  entryState: () => unknown;
  /** Sets the account as another tab, or a later reading, has it. */
  changeUser: (user: User | null) => void;
  /** Goes back or forward in the history, as the browser's buttons do. */
  go: (delta: number) => void;
}

/**
 * Puts a remote on a page with the real bus, router, cache and English messages. The frame's services write down what is asked. The
 * page has just been loaded: nothing that an earlier one read, or still reads, is in its cache.
 */
export async function renderRemote(remote: Remote, setup: RemoteSetup = {}): Promise<RenderedRemote> {
  const { locale = 'en', slot, state } = setup;
  const hub = createBus();
  const frame: FrameLog = {
    opened: [],
    closed: [],
    toasts: [],
    refreshed: [],
    users: [],
    titles: [],
    failures: [],
    blocks: 0,
  };
  let here = '';
  let hereState: unknown = null;
  let goBy: Navigator['go'] = () => undefined;
  let applyUser: (user: User | null) => void = () => undefined;
  const likes = createLikes({
    publish: (change) => hub.as('shell').publish('member:liked', change),
    refresh: () => void frame.refreshed.push('likes'),
    openMatch: (member) => void frame.opened.push({ slot: 'match-modal', props: { member } }),
  });
  hub.watch((event) => event.topic === 'member:liked' && event.from === 'tab' && likes.adopt(event.payload));
  await emptyCache();
  await loadMessages(remote, locale);
  await Promise.all(
    [...Object.values(remote.screens), ...Object.values(remote.slots ?? {})].map(preloadScreen),
  );

  function Page() {
    const [{ entries, index }, setHistory] = useState<History>(() => ({
      entries: [locationOf(setup.at ?? '/', setup.entryState)],
      index: 0,
    }));
    const location = entries[index]!;
    const [user, setUser] = useState(setup.user ?? null);
    here = createPath(location);
    hereState = location.state;
    const navigator: Navigator = {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to, next) => setHistory((known) => pushed(known, locationOf(to, next))),
      replace: (to, next) => setHistory((known) => replaced(known, locationOf(to, next))),
      go(delta) {
        setHistory((known) => ({ ...known, index: known.index + delta }));
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
    };
    goBy = navigator.go;
    applyUser = setUser;
    const shell: ShellServices = {
      openSlot: (name, props) => (frame.opened.push({ slot: name, props }), true),
      closeSlot: (name) => void frame.closed.push(name),
      hasSlot: () => true,
      blockModals: () => ((frame.blocks += 1), () => void (frame.blocks -= 1)),
      toast: (toast) => void frame.toasts.push(toast),
      refresh: (...what) => (frame.refreshed.push(...what), Promise.resolve(setup.readable ?? true)),
      setUser: (next) => (frame.users.push(next), setUser(next)),
      setLocale: () => undefined,
      setTitle: (title) => void frame.titles.push(title),
      fail: (status) => void frame.failures.push(status),
      arriving: () => () => undefined,
      geolocation: setup.geolocation ?? NOWHERE,
      push: setup.push ?? NO_PUSH,
      likes,
    };
    const [services] = useState(shell);
    // One object for all renders, as in the shell: effects depend on it.
    const [bus] = useState(() => hub.as(remote.name));
    const props: RemoteProps = {
      location,
      navigationType: NavigationType.Push,
      navigator,
      bus,
      shell: services,
      settings: settingsOf(setup.settings),
      locale,
      commonMessages,
      user$: NEVER,
      user,
      serverState: state,
      slot: slot && ({ ...slot, close: () => void frame.closed.push(slot.name) } as RemoteProps['slot']),
    };
    return <RemoteApp remote={remote} {...props} />;
  }

  await act(async () => void render(<Page />));
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    hub,
    frame,
    at: () => here,
    entryState: () => hereState,
    changeUser: (user) => act(() => applyUser(user)),
    go: (delta) => act(() => goBy(delta)),
  };
}

interface History {
  entries: readonly Location[];
  index: number;
}

const pushed = ({ entries, index }: History, entry: Location): History => ({
  entries: [...entries.slice(0, index + 1), entry],
  index: index + 1,
});

const replaced = ({ entries, index }: History, entry: Location): History => ({
  entries: entries.with(index, entry),
  index,
});

function locationOf(to: To, state: unknown = null): Location {
  return {
    pathname: '/',
    search: '',
    hash: '',
    key: 'test',
    ...(typeof to === 'string' ? parsePath(to) : to),
    state,
  };
}
