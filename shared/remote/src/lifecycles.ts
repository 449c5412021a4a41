import React, { createElement } from 'react';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { primeCache } from '@rendezvous/api-client/cache';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import type { Remote } from './define-remote.ts';
import { hydratingClient } from './hydrating-client.ts';
import { preloadScreen } from './lazy-screen.ts';
import { loadMessages } from './messages.ts';
import { preloadOthers } from './preload-others.ts';
import { Crash } from './react/crash.tsx';
import { RemoteApp } from './react/remote-app.tsx';

/** single-spa's lifecycles of a remote, each with the contract's props. */
export type RemoteLifecycles = ReactAppOrParcel<RemoteProps>;

/**
 * Makes the lifecycles a remote exposes. `bootstrap` resolves when the first render can be synchronous: catalogue, the
 * screen's chunk and the server's answers are there. `props.onCrash` reports a crash while rendering to the frame.
 */
export function remoteLifecycles(remote: Remote): RemoteLifecycles {
  const react = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: hydratingClient(remote.name),
    rootComponent: (props: RemoteProps) => createElement(RemoteApp, { remote, ...props }),
    errorBoundary: (error: Error, _info: unknown, props: RemoteProps) =>
      createElement(Crash, { error, onCrash: props.onCrash }),
  });
  return {
    ...react,
    async bootstrap(props) {
      await prepare(remote, props);
      return react.bootstrap(props);
    },
    async mount(props) {
      await react.mount(props);
      if (!props.slot) preloadOthers(remote, props.user !== null);
    },
  };
}

async function prepare(
  remote: Remote,
  { locale, location, slot, serverState, commonMessages }: RemoteProps,
): Promise<void> {
  if (serverState) primeCache(serverState);
  const route = matchRoute(location.pathname)?.route.name;
  const screen = slot ? remote.slots?.[slot.name] : route && remote.screens[route];
  await Promise.all([loadMessages(remote, locale, commonMessages), preloadScreen(screen)]);
}
