import { after, DAY } from '#src/platform/lib/clock.ts';

/** Time from which a deleted account is erased, and its link leads nowhere (spec §9 Reactivation window). */
export const erasureOf = (requestedAt: Date, days: number): Date => after(requestedAt, days * DAY);
