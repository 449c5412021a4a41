import type { Tracking } from './schemas.ts';

/** First-party record of where a visitor came from (spec §3 Affiliate tracking data); goes with the account at sign-up. */
export const TRACKING_COOKIE = 'traffic_source';
export const TRACKING_DAYS = 30;

const SOURCE = /^[A-Za-z0-9._-]{1,64}$/;
/** Any text without control characters. */
const SUB = /^[^\p{Cc}]{1,128}$/u;
const SUBS = ['sub1', 'sub2', 'sub3'] as const;

/**
 * The traffic source an address names, or null. A source is known by a valid `network` or `ref`; sub values alone name
 * no source. Values that do not fit are left out, never cut.
 */
export function trackingOf(query: URLSearchParams): Tracking | null {
  const tracking: Tracking = {};
  for (const name of ['network', 'ref'] as const) {
    const value = query.get(name);
    if (value && SOURCE.test(value)) tracking[name] = value;
  }
  if (!tracking.network && !tracking.ref) return null;
  for (const name of SUBS) {
    const value = query.get(name);
    if (value && SUB.test(value)) tracking[name] = value;
  }
  return tracking;
}

/** Value of the cookie, unencoded. */
export const trackingText = (tracking: Tracking): string =>
  new URLSearchParams(Object.entries(tracking)).toString();

/** The source out of the cookie's value (as `document.cookie` or a request has it); null without a usable one. */
export function trackingFromCookie(value: string | undefined): Tracking | null {
  if (!value) return null;
  try {
    return trackingOf(new URLSearchParams(value.includes('=') ? value : decodeURIComponent(value)));
  } catch {
    return null;
  }
}

/** The source a page remembers, out of `document.cookie`. */
export function rememberedTracking(cookies: string): Tracking | null {
  const entry = cookies.split('; ').find((part) => part.startsWith(`${TRACKING_COOKIE}=`));
  return trackingFromCookie(entry?.slice(TRACKING_COOKIE.length + 1));
}

/** The source of a request: the one its address names, else the one its cookie remembers. */
export function sourceOf(query: URLSearchParams, cookie: string | undefined): Tracking | null {
  return trackingOf(query) ?? trackingFromCookie(cookie);
}
