import type { Endpoint } from '#src/kernel/endpoint.ts';
import { ENDPOINTS, type EndpointName } from './endpoint-table.ts';

/** How often an endpoint may be called. */
export interface RequestLimit {
  readonly max: number;
  readonly per: 'minute' | 'hour';
}

const limit = (max: number, per: RequestLimit['per']): RequestLimit => ({ max, per });

/** Limit of an endpoint that the table below does not name, each endpoint for itself. */
export const EVERY_ENDPOINT = limit(900, 'minute');

/**
 * Requests that a member, a partner's key, or a visitor's address (an IPv6 client owns a /64), may make to an endpoint, by its name;
 * beyond them the answer is 429 `rate_limited` with `retry_after`. Endpoints without an entry have `EVERY_ENDPOINT`. Processes with one
 * Redis count together. `RATE_LIMIT_FACTOR` multiplies all of them. What members may do in a day (likes, mails, photos, conversations) are
 * settings. `npm run proof limits` meets them.
 */
export const REQUEST_LIMITS = {
  // Guesses: passwords, passkeys, links of mails, names and codes. Passwords also meet the locks of the settings
  // `login_failures` and `login_failures_per_address`, codes of operators the lock of `OPERATOR_CODES`.
  LOG_IN: limit(60, 'minute'),
  REAUTHENTICATE: limit(60, 'minute'),
  BEGIN_PASSKEY_LOG_IN: limit(60, 'minute'),
  LOG_IN_BY_PASSKEY: limit(30, 'minute'),
  BEGIN_PASSKEY_PROOF: limit(60, 'minute'),
  PROVE_PASSKEY: limit(30, 'minute'),
  REQUEST_RESET: limit(20, 'hour'),
  RESET_PASSWORD: limit(30, 'minute'),
  CONFIRM_MAIL_CHANGE: limit(30, 'minute'),
  UNDO_MAIL_CHANGE: limit(30, 'minute'),
  ACTIVATE: limit(30, 'minute'),
  REACTIVATE: limit(30, 'minute'),
  OPS_LOG_IN: limit(20, 'minute'),
  OPS_PROVE: limit(20, 'minute'),
  OPS_BEGIN_PASSKEY_PROOF: limit(20, 'minute'),
  OPS_PROVE_PASSKEY: limit(20, 'minute'),
  DELETE_ACCOUNT: limit(30, 'hour'),
  READ_PARTNER_SIGNUP: limit(60, 'minute'),
  COMPLETE_SIGNUP: limit(30, 'minute'),
  CHECK_USERNAME: limit(20, 'minute'),
  READ_DISCOUNT_CODE: limit(30, 'minute'),
  RETURN_FROM_PAYMENT: limit(60, 'minute'),
  SHOW_UNSUBSCRIBE: limit(60, 'minute'),
  UNSUBSCRIBE: limit(60, 'minute'),
  READ_RECEIPT: limit(60, 'minute'),

  // Things that are made, stored or sent.
  SIGN_UP: limit(20, 'hour'),
  /** Of one partner's key. */
  PARTNER_SIGN_UP: limit(600, 'hour'),
  SEND_MESSAGE: limit(120, 'minute'),
  SWIPE: limit(300, 'minute'),
  CHOOSE_TONIGHT: limit(60, 'minute'),
  ADD_PHOTO: limit(60, 'minute'),
  ADD_CHAT_PHOTO: limit(60, 'minute'),
  CHANGE_PHOTO: limit(120, 'minute'),
  COMPLAIN: limit(5, 'hour'),
  REPORT: limit(20, 'hour'),
  START_PAYMENT: limit(10, 'minute'),
  WITHDRAW: limit(20, 'hour'),
  ORDER_EXPORT: limit(20, 'hour'),
  OPEN_EXPORT: limit(60, 'hour'),
  DOWNLOAD_EXPORT: limit(60, 'hour'),
  OFFER_DELETE_DISCOUNT: limit(30, 'hour'),
  BEGIN_PASSKEY: limit(30, 'hour'),
  REGISTER_PASSKEY: limit(30, 'hour'),
  OPS_BEGIN_PASSKEY: limit(30, 'hour'),
  OPS_REGISTER_PASSKEY: limit(30, 'hour'),
  SUBSCRIBE_PUSH: limit(30, 'minute'),
  UNSUBSCRIBE_PUSH: limit(30, 'minute'),

  // Counters and look-ups that visitors may use.
  COUNT_LANDER_STEP: limit(60, 'minute'),
  LOG_BOUNCE: limit(20, 'minute'),
  PAGE_HIDDEN: limit(60, 'minute'),
  GEOCODE: limit(30, 'minute'),
  STREAM_EVENTS: limit(120, 'minute'),
  REPORT_MAIL_FEEDBACK: limit(60, 'minute'),
} as const satisfies Partial<Record<EndpointName, RequestLimit>>;

const LIMITS: ReadonlyMap<Endpoint, RequestLimit> = new Map(
  ENDPOINTS.flatMap(([name, endpoint]) =>
    isLimited(name) ? [[endpoint, REQUEST_LIMITS[name]] as const] : [],
  ),
);

function isLimited(name: string): name is keyof typeof REQUEST_LIMITS {
  return Object.hasOwn(REQUEST_LIMITS, name);
}

/** Returns the limit that the table names for an endpoint, or null. */
export const limitOf = (endpoint: Endpoint): RequestLimit | null => LIMITS.get(endpoint) ?? null;
