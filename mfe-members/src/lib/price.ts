import { useIntl } from 'react-intl';
import type { Money } from '@rendezvous/contract/common';
import type { Settings } from '@rendezvous/contract/settings';
import { formatMoney } from '@rendezvous/i18n/money';
import { usePaymentCountry, useSettings } from '@rendezvous/remote/react/hooks';

export interface MessagePrice {
  /** Credits one message costs; 0 is free. */
  credits: number;
  /** What it comes to in money at best, where the country's price is known. */
  money: Money | null;
  /** Nobody can write to this profile at all. */
  closed: boolean;
}

/** What a message to a member costs, told before the tap (spec §9 Business constants). */
export function messagePrice(settings: Settings, country: string, fictional: boolean): MessagePrice {
  const free = fictional && settings.fictional_contact !== 'paid';
  return {
    credits: free ? 0 : settings.message_credits,
    money: free ? null : (settings.minimum_message_costs[country]?.costs ?? null),
    closed: fictional && settings.fictional_contact === 'none',
  };
}

/** The price of a message for this visitor. */
export function useMessagePrice(fictional: boolean): MessagePrice {
  const settings = useSettings();
  return messagePrice(settings, usePaymentCountry(), fictional);
}

/** Credits as words: "2 credits", "Free". */
export function useCreditsText(): (count: number) => string {
  const intl = useIntl();
  return (count) =>
    intl.formatMessage(
      { id: 'price.credits', defaultMessage: '{count, plural, =0 {Free} one {# credit} other {# credits}}' },
      { count },
    );
}

/** An amount of money in the visitor's language. */
export function useMoneyText(): (money: Money) => string {
  const { locale } = useIntl();
  return (money) => formatMoney(locale, money);
}
