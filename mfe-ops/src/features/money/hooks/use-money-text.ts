import { useIntl } from 'react-intl';
import type { Money } from '@rendezvous/contract/kernel/common';
import { formatMoney } from '@rendezvous/i18n/money';

/** Amounts as text, in the operator's language. */
export function useMoneyText(): (amount: Money) => string {
  const { locale } = useIntl();
  return (amount) => formatMoney(locale, amount);
}
