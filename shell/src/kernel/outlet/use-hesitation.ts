import { useEffect, useEffectEvent } from 'react';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import type { RemoteState } from '#src/kernel/loader/remote-loading.ts';
import { HEDGED_AFTER_MS } from '#src/kernel/loader/stall.ts';

/** Has another version of a remote fetched when the loaded one has not started for a while. */
export function useHesitation(name: RemoteName, isMounted: boolean, state: RemoteState): void {
  const { loader } = useFrame();
  const handleHesitation = useEffectEvent(() => void loader.hesitates(name));
  const isStarting = !isMounted && state.status === 'ready';
  useEffect(() => {
    if (!isStarting) return;
    const timer = setTimeout(handleHesitation, HEDGED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isStarting, state]);
}
