import { useIntl } from 'react-intl';
import { creditsText, formatMoney, fromMoneyText, type MoneyAmount } from '@rendezvous/i18n/money';

/** Returns a function that writes an amount of money in the visitor's language. */
export function useMoneyText(): (money: MoneyAmount) => string {
  const { locale } = useIntl();
  return (money) => formatMoney(locale, money);
}

/** Returns a function that writes the lowest of several prices: "from €0.80". */
export function useFromMoneyText(): (money: MoneyAmount) => string {
  const intl = useIntl();
  return (money) => fromMoneyText(intl, intl.locale, money);
}

/** Returns a function that writes a price in credits: "2 credits", "Free". */
export function useCreditsText(): (count: number) => string {
  const intl = useIntl();
  return (count) => creditsText(intl, count);
}
