import { useIntl } from 'react-intl';
import type { Money } from '@rendezvous/contract/common';
import { formatMoney } from '@rendezvous/i18n/money';

/** An amount of money in the visitor's language. */
export function useMoneyText(): (money: Money) => string {
  const { locale } = useIntl();
  return (money) => formatMoney(locale, money);
}
