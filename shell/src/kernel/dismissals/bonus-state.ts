import type { TimeBonus, TimeBonusState } from '@rendezvous/contract/resources/payments/schemas';
import { dismissedBy } from './dismissals.ts';

/** The time bonus with whether this member sees it here (spec §3 Time bonus). */
export const bonusState = (bonus: TimeBonus | null, member: string | null): TimeBonusState | null =>
  bonus && { ...bonus, isVisible: !dismissedBy(member).includes('bonus') };
