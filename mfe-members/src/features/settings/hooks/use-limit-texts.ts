import { useIntl } from 'react-intl';
import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import type { SpendLimitResponse } from '@rendezvous/contract/resources/spend-limit/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useUser } from '@rendezvous/remote/react/hooks';

/** Sentences about the limit as it is, and as it will be. */
export function useLimitTexts({ limit, next, spent, left, until }: SpendLimitResponse) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const country = useUser()?.country ?? 'NL';
  // The month ends at midnight there: its last day is the day before.
  const lastDay = intl.formatDate(new Date(Date.parse(until) - 1), {
    day: 'numeric',
    month: 'long',
    timeZone: COUNTRIES[country].timeZone,
  });
  const now =
    limit && left
      ? intl.formatMessage(
          {
            id: 'settings.limit.now',
            defaultMessage: '{money} a month. Spent so far: {spent}, left until {until}: {left}.',
          },
          {
            money: moneyText(limit),
            spent: moneyText(spent),
            left: moneyText(left),
            until: lastDay,
          },
        )
      : intl.formatMessage(
          { id: 'settings.limit.none', defaultMessage: 'You have no limit. This month: {spent}.' },
          { spent: moneyText(spent) },
        );
  if (!next) return { now, later: null };
  const from = intl.formatDate(next.from, { dateStyle: 'long', timeStyle: 'short' });
  const later = next.limit
    ? intl.formatMessage(
        { id: 'settings.limit.next', defaultMessage: 'From {from}: {money} a month.' },
        { from, money: moneyText(next.limit) },
      )
    : intl.formatMessage(
        { id: 'settings.limit.nextNone', defaultMessage: 'From {from} there is no limit.' },
        { from },
      );
  return { now, later };
}
