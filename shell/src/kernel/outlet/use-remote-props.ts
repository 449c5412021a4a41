import { useContext, useLayoutEffect, useMemo } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom';
import type { RemoteProps, ServerState } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { useFrame, useFrameLocale, useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { useCommonMessages } from '#src/kernel/frame/messages-context.ts';

/** The props of the contract for one remote: a new object only when something in it has changed. */
export function useRemoteProps(
  remote: RemoteName,
  slot?: RemoteProps['slot'],
  serverState?: ServerState,
): RemoteProps {
  const frame = useFrame();
  const user = useFrameUser();
  const locale = useFrameLocale();
  const settings = useFrameSettings();
  const commonMessages = useCommonMessages();
  const location = useLocation();
  const navigationType = useNavigationType();
  const { navigator: router } = useContext(UNSAFE_NavigationContext);
  useLayoutEffect(() => frame.navigator.follow(router), [frame, router]);
  return useMemo(
    () => ({
      location,
      navigationType,
      navigator: frame.navigator,
      bus: frame.busOf(remote),
      shell: frame.services,
      settings,
      locale,
      commonMessages,
      user$: frame.session.user$,
      user,
      slot,
      serverState,
    }),
    [location, navigationType, frame, remote, settings, locale, commonMessages, user, slot, serverState],
  );
}
