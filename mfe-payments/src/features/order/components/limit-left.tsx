import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Money } from '@rendezvous/contract/kernel/common';
import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import { wayTo } from '@rendezvous/contract/kernel/routes';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';

/** What the buyer's own limit has left this month, until when, and the way to change it. */
export function LimitLeft({ limit, left, until }: { limit: Money; left: Money; until: string }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const country = useUser()?.country ?? 'NL';
  const settings = wayTo('notifications', useSettings().capabilities);
  return (
    <>
      {' '}
      {intl.formatMessage(
        { id: 'limit.left', defaultMessage: '{left} of {money} is left until {until}.' },
        {
          left: moneyText(left),
          money: moneyText(limit),
          // The month ends at midnight: its last day is the day before.
          until: intl.formatDate(new Date(Date.parse(until) - 1), {
            day: 'numeric',
            month: 'long',
            timeZone: COUNTRIES[country].timeZone,
          }),
        },
      )}{' '}
      {settings && (
        <Link to={`${settings}#payments`}>
          {intl.formatMessage({ id: 'limit.change', defaultMessage: 'Your limit' })}
        </Link>
      )}
    </>
  );
}
