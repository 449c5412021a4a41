import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { STALLED_AFTER_MS } from '#src/kernel/loader/stall.ts';

/**
 * Calls `giveUp` when a place waits for a remote and no loading step of it has ended for five seconds. No other clock decides
 * when a card is shown: the time limits of scripts, chunks and parcels end at or after this one.
 */
export function useStallClock(name: RemoteName, isWaiting: boolean, giveUp: () => void): void {
  const { loader } = useFrame();
  const steps = useSyncExternalStore(
    loader.subscribe,
    () => loader.stepsOf(name),
    () => 0,
  );
  const handleStall = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(handleStall, STALLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, steps, isWaiting]);
}
