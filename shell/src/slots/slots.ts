import type { SlotName, SlotProps } from '@rendezvous/contract/slots';
import { createStore, type Store } from '#src/lib/store.ts';

export type OpenSlot = { [S in SlotName]: { name: S; props: SlotProps[S] } }[SlotName];

/** The named slots: dialogs that any part may open. One shows at a time; the next waits until it is closed. */
export interface Slots {
  current: Store<OpenSlot | null>;
  has(slot: SlotName): boolean;
  /** Answers false when nobody can fill the slot. Opening what is open or waits already changes its props only. */
  open<S extends SlotName>(slot: S, props: SlotProps[S]): boolean;
  close(slot: SlotName): void;
}

export function createSlots(has: (slot: SlotName) => boolean): Slots {
  const current = createStore<OpenSlot | null>(null);
  const waiting: OpenSlot[] = [];
  return {
    current,
    has,
    open(name, props) {
      if (!has(name)) return false;
      const asked = { name, props } as OpenSlot;
      const queued = waiting.findIndex((other) => other.name === name);
      if (current.get() === null || current.get()?.name === name) current.set(asked);
      else if (queued >= 0) waiting[queued] = asked;
      else waiting.push(asked);
      return true;
    },
    close(name) {
      const queued = waiting.findIndex((other) => other.name === name);
      if (queued >= 0) waiting.splice(queued, 1);
      if (current.get()?.name === name) current.set(waiting.shift() ?? null);
    },
  };
}
