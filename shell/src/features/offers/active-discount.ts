import type { ActiveDiscount } from '@rendezvous/contract/resources/payments/active-discount';
import type { DiscountCode, TimeBonus } from '@rendezvous/contract/resources/payments/schemas';

/** The active discount: the time bonus if there is one, otherwise the welcome code, otherwise none (spec §4 Time bonus). */
export function activeDiscount(bonus: TimeBonus | null, welcome: DiscountCode | null): ActiveDiscount | null {
  if (bonus)
    return {
      source: 'timebonus',
      code: bonus.code,
      percentage: bonus.percentage,
      expires_at: bonus.expires_at,
    };
  if (!welcome || welcome.expired || welcome.status !== 'active') return null;
  return {
    source: 'welcome',
    code: welcome.code,
    percentage: welcome.value_percentage,
    expires_at: welcome.expires,
  };
}
