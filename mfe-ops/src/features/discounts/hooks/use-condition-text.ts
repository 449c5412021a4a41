import { useIntl } from 'react-intl';
import type { OpsDiscount } from '@rendezvous/contract/operators/discounts/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { countryName } from '@rendezvous/i18n/countries';
import { useMethodName } from '#src/lib/use-method-name.ts';
import { useDiscountWords } from './use-discount-words.ts';

/** Returns a function that writes the conditions of a code in one line. */
export function useConditionText(): (discount: OpsDiscount) => string {
  const intl = useIntl();
  const amountText = useMoneyText();
  const method = useMethodName();
  const { validities } = useDiscountWords();
  return (discount) =>
    [
      discount.member
        ? intl.formatMessage(
            { id: 'discounts.for.member', defaultMessage: 'Only {name}' },
            { name: discount.member.name ?? discount.member.id },
          )
        : intl.formatMessage({ id: 'discounts.for.all', defaultMessage: 'Everyone' }),
      validities[discount.validity],
      discount.first_purchase &&
        intl.formatMessage({ id: 'discounts.for.first', defaultMessage: 'First purchase only' }),
      discount.minimum &&
        intl.formatMessage(
          { id: 'discounts.from', defaultMessage: 'from {amount}' },
          { amount: amountText(discount.minimum) },
        ),
      discount.country ? countryName(intl.locale, discount.country) : discount.currency,
      discount.methods.map(method).join(', '),
    ]
      .filter(Boolean)
      .join(' · ');
}
