import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, NavigationType, parsePath, type Navigator } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { ServerStyleSheet } from 'styled-components';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { NO_PUSH } from '@rendezvous/contract/composition/push-service';
import type {
  Bus,
  RemoteProps,
  RemoteServerBuild,
  ServerState,
  ShellServices,
} from '@rendezvous/contract/composition/remote-contract';
import {
  matchRoute,
  type FirstScreensOf,
  type RemoteName,
  type RouteMatch,
  type RouteName,
  type RouteParams,
} from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import type { Remote } from './define-remote.ts';
import { reuseCompiledStyles } from './compiled-styles.ts';
import { idPrefix } from './id-prefix.ts';
import { preloadScreen } from './lazy-screen.ts';
import { loadMessages } from './messages.ts';
import { RemoteApp } from './react/remote-app.tsx';

/** What a first screen is asked for. */
export interface FirstScreen<Name extends RouteName = RouteName> {
  params: Readonly<RouteParams<Name>>;
  query: URLSearchParams;
  locale: Locale;
  settings: Settings;
  user: User | null;
}

type PathsOf = (screen: Omit<FirstScreen, 'params'> & Pick<RouteMatch, 'params'>) => readonly string[];

/**
 * Makes a remote's server build. `firstScreens` says, by route name, which API paths the screen reads (made with
 * `addressOf`, exactly as its `useEndpoint` makes them); an empty list is a screen without data. A path that the API refuses is
 * left out, and the screen renders as it does while loading. The compiler wants each server-rendered route of the remote.
 */
export function defineServerBuild<Name extends RemoteName>(
  remote: Remote & { name: Name },
  firstScreens: {
    readonly [Route in FirstScreensOf<Name>]: (screen: FirstScreen<Route>) => readonly string[];
  },
): RemoteServerBuild {
  // A match has the parameters of its own route: the names of table and match are the same.
  const pathsOf = firstScreens as Readonly<Record<RouteName, PathsOf | undefined>>;
  return {
    contract: 1,
    firstScreens: Object.keys(firstScreens),
    async load({ url, locale, settings, user, commonMessages, get }) {
      const { pathname, searchParams } = new URL(url, 'http://server');
      const match = matchRoute(pathname);
      const paths = match
        ? (pathsOf[match.route.name]?.({
            params: match.params,
            query: searchParams,
            locale,
            settings,
            user,
          }) ?? [])
        : [];
      const screen = match && remote.screens[match.route.name];
      const [answers] = await Promise.all([
        Promise.allSettled(paths.map(get)),
        loadMessages(remote, locale, commonMessages),
        preloadScreen(screen),
      ]);
      const state: ServerState = {};
      answers.forEach((answer, index) => {
        if (answer.status === 'fulfilled') state[paths[index]!] = answer.value;
      });
      return state;
    },
    render({ url, locale, state, settings, user, commonMessages, slots, nonce }) {
      const head: { title?: string; description?: string } = {};
      const sheet = reuseCompiledStyles(new ServerStyleSheet({ nonce }));
      const props: RemoteProps = {
        location: { pathname: '/', search: '', hash: '', state: null, key: 'default', ...parsePath(url) },
        navigationType: NavigationType.Pop,
        navigator: STILL,
        bus: SILENT_BUS,
        shell: {
          ...PASSIVE_SHELL,
          hasSlot: (slot) => slots.includes(slot),
          setTitle: (title, description) => void Object.assign(head, { title, description }),
        },
        settings,
        locale,
        commonMessages,
        user$: NEVER,
        user,
        serverState: state,
      };
      try {
        const tree = sheet.collectStyles(createElement(RemoteApp, { remote, ...props }));
        const html = renderToString(tree, { identifierPrefix: idPrefix(remote.name) });
        return { html, styleTags: sheet.getStyleTags(), ...head };
      } finally {
        sheet.seal();
      }
    },
  };
}

const refuse = (): never => {
  throw new Error('nothing navigates while the server renders');
};

/** Makes addresses and goes nowhere. */
const STILL: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: refuse,
  push: refuse,
  replace: refuse,
};

const SILENT_BUS: Bus = { publish: () => undefined, subscribe: () => () => undefined, last: () => undefined };

/** The frame as the server knows it: nothing can be asked of it. */
const PASSIVE_SHELL: Omit<ShellServices, 'setTitle' | 'hasSlot'> = {
  openSlot: () => false,
  closeSlot: () => undefined,
  blockModals: () => () => undefined,
  toast: () => undefined,
  refresh: () => Promise.resolve(true),
  setUser: () => undefined,
  setLocale: () => undefined,
  fail: () => undefined,
  arriving: () => () => undefined,
  geolocation: { watch: () => () => undefined, locate: () => Promise.resolve(false) },
  push: NO_PUSH,
  likes: {
    shown: () => undefined,
    watch: () => () => undefined,
    set: () => Promise.resolve(null),
    record: () => undefined,
  },
};
