import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import type { ShownToast, ToastOptions } from '@rendezvous/contract/composition/toast';

/** Short messages over the page; the newest replaces the one before. What is shown is on the bus as `toast:changed`. */
export interface Toasts {
  show(options: ToastOptions): void;
  dismiss(id: number): void;
}

export function createToasts(bus: Bus): Toasts {
  let count = 0;
  return {
    show: (options) => bus.publish('toast:changed', { ...options, id: (count += 1) } satisfies ShownToast),
    dismiss(id) {
      if (bus.last('toast:changed')?.id === id) bus.publish('toast:changed', null);
    },
  };
}
