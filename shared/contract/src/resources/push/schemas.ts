import { Type, type Static } from 'typebox';
import { Closed, Nullable, OneOf } from '#src/kernel/common.ts';
import { PUSH_CAUSES, PUSH_ENDPOINT_LENGTH, PUSH_VERSION } from './values.ts';

export * from './values.ts';

const Endpoint = Type.String({ minLength: 9, maxLength: PUSH_ENDPOINT_LENGTH, pattern: '^https://' });
const Base64Url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return Type.String({ minLength: length, maxLength: length + 2, pattern: '^[A-Za-z0-9_-]+={0,2}$' });
};

/** Last moment of JavaScript's time, in milliseconds. */
const LATEST_TIME = 8.64e15;

/** A subscription as `PushSubscription.toJSON()` gives it, opaque to all code but the server (spec §3 Push state). */
export const PushSubscriptionJson = Closed({
  endpoint: Endpoint,
  expirationTime: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: LATEST_TIME }))),
  /** Public key of the browser (65 bytes) and its secret (16 bytes): they encrypt what is sent to it. */
  keys: Closed({ p256dh: Base64Url(65), auth: Base64Url(16) }),
});
export type PushSubscriptionJson = Static<typeof PushSubscriptionJson>;

/**
 * `POST /api/user.php?push=1` (spec §7). The subscription belongs to the session that sends it and ends with it (log-out, revoked
 * session), so a browser that is subscribed sends it again after every log-in. Sending it twice changes nothing.
 */
export const PushSubscribeBody = Closed({ subscription: PushSubscriptionJson });
export type PushSubscribeBody = Static<typeof PushSubscribeBody>;

/** `DELETE /api/user.php?push=1`: forgets this browser's subscription; an unknown one changes nothing. */
export const PushUnsubscribeBody = Closed({ endpoint: Endpoint });
export type PushUnsubscribeBody = Static<typeof PushUnsubscribeBody>;

/**
 * What arrives in the worker: discreet words in the member's language (no name, no content) and where a click leads.
 * Messages with the same `tag` replace each other on the screen.
 */
export const PushPayload = Closed({
  v: Type.Literal(PUSH_VERSION),
  cause: OneOf(PUSH_CAUSES),
  title: Type.String({ minLength: 1, maxLength: 120 }),
  body: Type.String({ minLength: 1, maxLength: 240 }),
  /** A path of this site. */
  url: Type.String({ pattern: '^/(?!/)', maxLength: 200 }),
  tag: Type.String({ pattern: '^[a-z0-9-]+(:[A-Za-z0-9_-]+)?$', maxLength: 80 }),
});
export type PushPayload = Static<typeof PushPayload>;
