import type { SlotName, SlotProps } from '@rendezvous/contract/composition/slots';
import type { Modals, OpenSlot } from './modals.ts';

/** The named slots: dialogs that any part may open and one remote fills. They share a queue with the frame's own modals. */
export interface Slots {
  has(slot: SlotName): boolean;
  /** Answers false when no remote can fill the slot. Opening an open or waiting slot changes its props only. */
  open<S extends SlotName>(slot: S, props: SlotProps[S]): boolean;
  close(slot: SlotName): void;
}

export function createSlots(modals: Modals, has: (slot: SlotName) => boolean): Slots {
  return {
    has,
    open(name, props) {
      if (!has(name)) return false;
      modals.ask({ name, props } as OpenSlot);
      return true;
    },
    close: modals.close,
  };
}
