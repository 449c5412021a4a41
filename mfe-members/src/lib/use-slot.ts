import { useSyncExternalStore } from 'react';
import type { SlotName } from '@rendezvous/contract/slots';
import { useShell } from '@rendezvous/remote/react/hooks';

const never = () => () => undefined;

/** Does anybody fill this slot? Only the browser knows: server HTML is written without the button. */
export function useSlot(slot: SlotName): boolean {
  const shell = useShell();
  return useSyncExternalStore(
    never,
    () => shell.hasSlot(slot),
    () => false,
  );
}
