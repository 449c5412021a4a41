import type { Money } from '@rendezvous/contract/kernel/common';
import { shareOf } from '@rendezvous/rules/money';
import type { CreditPrice } from '@rendezvous/contract/resources/accounts/schemas';
import type { Settings } from '@rendezvous/contract/settings/schemas';

export interface MessagePrice {
  /** Credits of one message; 0 is free. */
  credits: number;
  /** The price of these credits in money; null when it is unknown or nothing. */
  money: Money | null;
  /** Is that the lowest price only? So it is before a first purchase. */
  lowest: boolean;
  /** No member can write to this profile. */
  closed: boolean;
}

type Prices = Pick<Settings, 'message_credits' | 'minimum_message_costs' | 'fictional_contact'>;

/**
 * Returns the price of some credits in money: the member's own, else the lowest of the country, from its message price. Null for
 * nothing and for a country without a known price. Rounded half up to the minor unit.
 */
export function moneyOfCredits(
  settings: Prices,
  country: string,
  credits: number,
  own: CreditPrice | null,
): Money | null {
  if (own && credits > 0) return shareOf(own.price, own.credits, credits);
  const message = settings.minimum_message_costs[country]?.costs;
  if (credits === 0 || !message || settings.message_credits === 0) return null;
  return shareOf(message, settings.message_credits, credits);
}

/** Returns the price of a message to a profile, shown before the tap (spec §9 Business constants). */
export function messagePrice(
  settings: Prices,
  country: string,
  fictional: boolean,
  own: CreditPrice | null,
): MessagePrice {
  const free = fictional && settings.fictional_contact !== 'paid';
  const credits = free ? 0 : settings.message_credits;
  return {
    credits,
    money: moneyOfCredits(settings, country, credits, own),
    lowest: own === null,
    closed: fictional && settings.fictional_contact === 'none',
  };
}
