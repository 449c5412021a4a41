import type { ApiClient } from '@rendezvous/api-client/client';
import { SUBSCRIBE_PUSH, UNSUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/calls';
import type { PushPayload, PushSubscriptionJson } from '@rendezvous/contract/resources/push/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { createStore, type Store } from '#src/lib/store.ts';
import { bytesOf, isMadeFor, type PushBrowser } from './push-browser.ts';
import { boundEndpoint, isWanted, noteBound, noteWanted } from './push-memory.ts';

/** Push as the frame knows it (spec §3 Push state); the subscription itself is opaque and stays with the browser. */
export interface PushState {
  isCapable: boolean;
  isSubscribed: boolean;
  /** What was pushed last while the page was open. */
  lastMessage: PushPayload | null;
  /** Refused; only the browser's own settings undo that. */
  denied: boolean;
}

export interface PushClient {
  state: Store<PushState>;
  /** Applies the log-in state: binds this browser's subscription to the account, or ends it after log-out. */
  attend(user: User | null): Promise<void>;
  /** Asks for permission, subscribes and sends the subscription to the account; called from a press. A refusal sets `denied`. */
  subscribe(): Promise<void>;
  /** Reads permission and subscription again, and sends a subscription that is new. */
  renew(): Promise<void>;
  received(message: PushPayload | null): void;
}

/** May push be offered? To members only, where it works, is not on yet and the site has a key for it (spec §4 Push state). */
export function mayOfferPush(
  { isCapable, isSubscribed, denied }: PushState,
  user: User | null,
  key: string | null,
): boolean {
  return user !== null && key !== null && isCapable && !isSubscribed && !denied;
}

export function createPushClient(
  api: Pick<ApiClient, 'call'>,
  browser: PushBrowser,
  key: string | null,
): PushClient {
  const isCapable = browser.isCapable();
  // Push turned on earlier counts as on until the worker has answered, so that it is not offered meanwhile.
  const isSubscribed = isCapable && browser.permission() === 'granted' && isWanted();
  const state = createStore<PushState>({ isCapable, isSubscribed, lastMessage: null, denied: false });
  const change = (changes: Partial<PushState>): void => state.set({ ...state.get(), ...changes });
  let member: User | null = null;
  /** The member at this moment; a log-out may happen while a step waits. */
  let present: User | null = null;
  // One step after the other: a log-out never overtakes the subscribing before it.
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const done = work.then(step);
    work = done.catch(() => undefined);
    return done;
  };

  async function bind(subscription: PushSubscription): Promise<void> {
    if (!member || present?.id !== member.id) return;
    const { endpoint } = subscription;
    if (boundEndpoint(member.id) !== endpoint) {
      await api.call(SUBSCRIBE_PUSH, {
        // Browsers fill what the type of the platform leaves open; the server checks it.
        subscription: subscription.toJSON() as PushSubscriptionJson,
      });
      noteBound({ member: member.id, endpoint });
    }
    noteWanted();
    change({ isSubscribed: true });
  }

  async function subscribeWith(
    { pushManager }: ServiceWorkerRegistration,
    publicKey: string,
  ): Promise<PushSubscription> {
    const former = await pushManager.getSubscription();
    if (former && isMadeFor(former, publicKey)) return former;
    await former?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  }

  /** Binds the subscription of a device with notifications on to the member that logs in, without a question. */
  async function resume(publicKey: string): Promise<void> {
    if (browser.permission() !== 'granted' || !isWanted()) return change({ isSubscribed: false });
    const registration = await browser.register();
    if (!registration) return change({ isSubscribed: false });
    await bind(await subscribeWith(registration, publicKey));
  }

  async function release(): Promise<void> {
    noteBound(null);
    change({ isSubscribed: false, lastMessage: null });
    const subscription = await (await browser.registered())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  }

  async function refused(): Promise<void> {
    const endpoint = member && boundEndpoint(member.id);
    noteBound(null);
    change({ isSubscribed: false });
    if (endpoint) await api.call(UNSUBSCRIBE_PUSH, { endpoint });
  }

  async function renewed(): Promise<void> {
    if (!state.get().isCapable) return;
    change({ denied: browser.permission() === 'denied' });
    if (!member) return release();
    if (state.get().denied) return refused();
    if (key) await resume(key);
  }

  if (state.get().isCapable) browser.onPermissionChange(() => void client.renew().catch(() => undefined));
  const client: PushClient = {
    state,
    attend(user) {
      present = user;
      return inTurn(async () => {
        member = user;
        await renewed();
      });
    },
    renew: () => inTurn(renewed),
    async subscribe() {
      // Asked at once: browsers forget the press that allows it.
      const permission = browser.askPermission();
      return inTurn(async () => {
        change({ denied: (await permission) === 'denied' });
        if ((await permission) !== 'granted' || !key) return;
        const registration = await browser.register();
        if (!registration) throw new Error('there is no worker to push to');
        const subscription = await subscribeWith(registration, key);
        await bind(subscription).catch(async (error: unknown) => {
          await subscription.unsubscribe();
          throw error;
        });
      });
    },
    received: (lastMessage) => change({ lastMessage }),
  };
  return client;
}
