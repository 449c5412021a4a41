import { createStore, type Store } from '#src/lib/store.ts';

/** Does this browser get pushed messages for the member? Polling is slower then (spec §4 Polling). Set by the push client. */
export const pushSubscribed: Store<boolean> = createStore(false);
