import type { PushService } from '@rendezvous/contract/composition/push-service';
import { createStore, type Store } from '#src/lib/store.ts';

/** May this member be offered push notifications now, and how are they turned on? (spec §4 Push state) */
export interface PushOffer {
  /** The browser can, push is not on yet, and no refusal excludes it. */
  possible: boolean;
  /** Asks for permission and stores the subscription. Must be called from a press; a refusal is no failure. */
  subscribe(): Promise<void>;
}

/** Nothing is offered until push itself, which loads late, has looked; the server never offers. */
export const NO_PUSH_OFFER: PushOffer = {
  possible: false,
  subscribe: async () => undefined,
};

export const pushOffer: Store<PushOffer> = createStore(NO_PUSH_OFFER);

/** The offer as remotes get it: a remote chooses its own moment. */
export const pushService: PushService = {
  offered: () => pushOffer.get().possible,
  subscribe: () => pushOffer.get().subscribe(),
};
