import { useSyncExternalStore } from 'react';
import type { SlotName } from '@rendezvous/contract/composition/slots';
import { useShell } from '@rendezvous/remote/react/hooks';

const never = () => () => undefined;

/** Is this slot filled? Only the browser knows: server HTML has no button for it. */
export function useSlot(slot: SlotName): boolean {
  const shell = useShell();
  return useSyncExternalStore(
    never,
    () => shell.hasSlot(slot),
    () => false,
  );
}
