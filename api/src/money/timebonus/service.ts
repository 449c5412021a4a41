import type { TimeBonus } from '@rendezvous/contract/resources/payments/schemas';
import { after } from '#src/platform/lib/clock.ts';
import type { SettingsService } from '#src/platform/settings/face.ts';

/** What the time bonus depends on, of one member. */
export interface BonusMember {
  paid: boolean;
  signupDate: Date;
}

export interface BonusRules {
  code: string;
  percentage: number;
  seconds: number;
  cooldownDays: number;
}

export function bonusRules(settings: SettingsService, domain: string): BonusRules {
  return {
    code: settings.value(domain, 'time_bonus_code'),
    percentage: settings.value(domain, 'time_bonus_percentage'),
    seconds: settings.value(domain, 'time_bonus_seconds'),
    cooldownDays: settings.value(domain, 'discount_cooldown_days'),
  };
}

/** The moment a member's offer ends: fixed by their sign-up, the same on every device. */
export function bonusEnd(member: BonusMember, rules: BonusRules): Date {
  return after(member.signupDate, rules.seconds * 1000);
}

/** The time bonus of a member without a payment, within the window after sign-up; null otherwise (spec §4 Time bonus). */
export function timeBonusOf(member: BonusMember, rules: BonusRules, now: Date): TimeBonus | null {
  const end = bonusEnd(member, rules);
  if (member.paid || now >= end || rules.percentage === 0) return null;
  return {
    code: rules.code,
    percentage: rules.percentage,
    expires_at: end.toISOString(),
    now: now.toISOString(),
    window_seconds: rules.seconds,
  };
}
