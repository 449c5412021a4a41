import { useSyncExternalStore } from 'react';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import type { RemoteState } from '#src/kernel/loader/remote-loading.ts';

/** What the server drew from: the browser's first render must draw the same, however fast the remote came. */
const IDLE: RemoteState = { status: 'idle' };

/** State of a remote; renders again with every step. */
export function useRemoteState(name: RemoteName): RemoteState {
  const { loader } = useFrame();
  return useSyncExternalStore(
    loader.subscribe,
    () => loader.stateOf(name),
    () => IDLE,
  );
}
