import type { ToastOptions } from '@rendezvous/contract/remote-contract';
import { createStore, type Store } from './store.ts';

export interface ShownToast extends ToastOptions {
  id: number;
}

/** Short messages over the page; the newest replaces the one before. */
export interface Toasts {
  shown: Store<ShownToast | null>;
  show(options: ToastOptions): void;
  dismiss(id: number): void;
}

export function createToasts(): Toasts {
  const shown = createStore<ShownToast | null>(null);
  let count = 0;
  return {
    shown,
    show: (options) => shown.set({ ...options, id: (count += 1) }),
    dismiss: (id) => {
      if (shown.get()?.id === id) shown.set(null);
    },
  };
}
