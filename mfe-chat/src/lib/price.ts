import { useIntl } from 'react-intl';
import type { Money } from '@rendezvous/contract/common';
import { usePaymentCountry, useSettings } from '@rendezvous/remote/react/hooks';

/**
 * What some credits come to in money at this member's country, told before the tap: the country's price of a message, by the
 * credit. Null where it is not known, and for what is free.
 */
export function moneyFor(
  credits: number,
  messageCost: Money | undefined,
  messageCredits: number,
): Money | null {
  if (credits === 0 || !messageCost || messageCredits === 0) return null;
  return {
    amount: Math.round((messageCost.amount * credits) / messageCredits),
    currency: messageCost.currency,
  };
}

/** Words for a price: "1 credit · €0.80"; "Free" for nothing. */
export function usePriceText(): (credits: number) => string {
  const intl = useIntl();
  const settings = useSettings();
  const country = usePaymentCountry();
  return (credits) => {
    const money = moneyFor(credits, settings.minimum_message_costs[country]?.costs, settings.message_credits);
    const words = intl.formatMessage(
      { id: 'price.credits', defaultMessage: '{count, plural, =0 {Free} one {# credit} other {# credits}}' },
      { count: credits },
    );
    if (!money) return words;
    const digits =
      new Intl.NumberFormat('en', { style: 'currency', currency: money.currency }).resolvedOptions()
        .maximumFractionDigits ?? 2;
    const amount = intl.formatNumber(money.amount / 10 ** digits, {
      style: 'currency',
      currency: money.currency,
    });
    return `${words} · ${amount}`;
  };
}
