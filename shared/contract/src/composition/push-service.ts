/** Push notifications of this browser, as the frame offers them to remotes (spec §4 Push state). */
export interface PushService {
  /** May this member be offered notifications now? False until the frame knows what the browser can. */
  offered(): boolean;
  /** Asks for permission and sends the subscription to the account; call it on a press only. A refusal is no failure; the frame shows it. */
  subscribe(): Promise<void>;
}

/** Where nothing can be pushed: on the server, and beside no frame. */
export const NO_PUSH: PushService = { offered: () => false, subscribe: () => Promise.resolve() };
