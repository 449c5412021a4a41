/** First-party record of where a visitor came from, kept by the landing pages and the sign-up. */
const RECORD_KEY = 'rv.device.tracking';
const VALID = /^[A-Za-z0-9._-]{1,64}$/;
const RECORD_DAYS = 30;

/** Is a traffic source known: a valid `network` or `ref` in the address, or a record at most 30 days old? */
export function hasTrafficSource(): boolean {
  if (typeof window === 'undefined') return false;
  const query = new URLSearchParams(window.location.search);
  if (['network', 'ref'].some((name) => VALID.test(query.get(name) ?? ''))) return true;
  try {
    const record = JSON.parse(window.localStorage.getItem(RECORD_KEY) ?? 'null') as { network?: string; ref?: string; at?: string } | null;
    const age = Date.now() - Date.parse(record?.at ?? '');
    return age < RECORD_DAYS * 86_400_000 && [record?.network, record?.ref].some((value) => VALID.test(value ?? ''));
  } catch {
    return false;
  }
}
