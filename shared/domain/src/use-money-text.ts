import { useIntl } from 'react-intl';
import { creditsText, formatMoney, type MoneyAmount } from '@rendezvous/i18n/money';

/** Returns a function that writes an amount of money in the visitor's language. */
export function useMoneyText(): (money: MoneyAmount) => string {
  const { locale } = useIntl();
  return (money) => formatMoney(locale, money);
}

/** Returns a function that writes a price in credits: "2 credits", "Free". */
export function useCreditsText(): (count: number) => string {
  const intl = useIntl();
  return (count) => creditsText(intl, count);
}
