/** What can be closed on this device, for as long as its storage lives: alerts and banners (spec §4 Alerts). */
export const DISMISSIBLE = ['photo', 'push', 'bonus', 'welcome'] as const;
export type Dismissible = (typeof DISMISSIBLE)[number];

/**
 * Copy of the dismissals in storage that the server can read, renewed by each page, so that what was closed is not in its HTML. It speaks of one
 * member, or of the visitor: `<id>.photo.push`.
 */
export const DISMISSED_COOKIE = 'dismissed';
const VISITOR = 'visitor';

/** Value of the cookie for a member, or for a visitor without an id. */
export function dismissedValue(member: string | null, names: readonly Dismissible[]): string {
  return [member ?? VISITOR, ...names].join('.');
}

/** Reads what this member or visitor has closed from a cookie; empty for a cookie of another member. */
export function readDismissed(cookie: string | undefined, member: string | null): Dismissible[] {
  const [who, ...names] = (cookie ?? '').split('.');
  return who === (member ?? VISITOR) ? DISMISSIBLE.filter((name) => names.includes(name)) : [];
}
