import type { SlotName, SlotProps } from '@rendezvous/contract/composition/slots';
import { createStore, type Store } from '#src/lib/store.ts';

/** Props of the frame's own modals. */
export interface ShellModalProps {
  'entry-warning': Record<string, never>;
  activation: Record<string, never>;
  'time-bonus': Record<string, never>;
  welcome: { percentage: number };
  like: { member: string };
}
export type ShellModal = {
  [M in keyof ShellModalProps]: { name: M; props: ShellModalProps[M] };
}[keyof ShellModalProps];

/** What a modal of the frame's own is drawn with. */
export interface OwnModalProps<M extends keyof ShellModalProps> {
  props: ShellModalProps[M];
  close: () => void;
}

/** A slot that was opened. */
export type OpenSlot = { [S in SlotName]: { name: S; props: SlotProps[S] } }[SlotName];

/** A modal opened by a press: one of the frame's own, or a slot that a remote fills. */
export type Asked = ShellModal | OpenSlot;

/** Every modal over the page, in one line: one shows, the others wait until it is closed. */
export interface Modals {
  current: Store<Asked | null>;
  /** Asking for what shows or waits already changes its props only. `first` goes ahead of all that wait. */
  ask(asked: Asked, first?: boolean): void;
  close(name: Asked['name']): void;
  /** Stops the frame from opening modals by itself. Returns the function that ends this. */
  block(): () => void;
  isBlocked(): boolean;
}

export function createModals(): Modals {
  const current = createStore<Asked | null>(null);
  const waiting: Asked[] = [];
  let blocks = 0;
  return {
    current,
    ask(asked, first = false) {
      const queued = waiting.findIndex((other) => other.name === asked.name);
      if (current.get() === null || current.get()?.name === asked.name) current.set(asked);
      else if (queued >= 0) waiting[queued] = asked;
      else if (first) waiting.unshift(asked);
      else waiting.push(asked);
    },
    close(name) {
      const queued = waiting.findIndex((other) => other.name === name);
      if (queued >= 0) waiting.splice(queued, 1);
      if (current.get()?.name === name) current.set(waiting.shift() ?? null);
    },
    block() {
      let mine = 1;
      blocks += mine;
      return () => {
        blocks -= mine;
        mine = 0;
      };
    },
    isBlocked: () => blocks > 0,
  };
}
