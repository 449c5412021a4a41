import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { useSubscription } from '@rendezvous/bus/react';
import { READ_REPEAT_ORDER } from '@rendezvous/contract/resources/payments/calls';
import { formatMoney } from '@rendezvous/i18n/money';
import { Icon } from '@rendezvous/ui/layout/icon';
import { REFRESH } from '@rendezvous/ui/icons/actions/refresh';
import { menuItem } from '@rendezvous/ui/controls/menu';
import { theme } from '@rendezvous/theme/theme';
import { useFrameBus } from '#src/kernel/frame/frame-context.ts';

const Way = styled(Link)`
  ${menuItem}
  small {
    display: block;
    font-size: ${theme.size.small};
    line-height: ${theme.line.micro};
    color: ${theme.color.ink2};
  }
`;

/**
 * Leads to the order a paying member can repeat, with what it costs today (spec §6 Premium member). Asked once, and again after
 * a payment. Without an order, or an answer, there is no link.
 */
export function RepeatOrderRow({ to, close }: { to: string; close: () => void }) {
  const intl = useIntl();
  const { data, mutate } = useEndpoint(READ_REPEAT_ORDER, undefined, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  useSubscription(useFrameBus(), 'payment:settled', () => void mutate());
  if (!data?.order) return null;
  const { credits, price } = data.order;
  return (
    <Way to={to} onClick={close}>
      <Icon of={REFRESH} />
      <span>
        <FormattedMessage id="frame.account.repeat" defaultMessage="Repeat order" />
        <small>
          <FormattedMessage
            id="frame.account.repeatWhat"
            defaultMessage="{credits, plural, one {# credit} other {# credits}} for {price}"
            values={{ credits, price: formatMoney(intl.locale, price) }}
          />
        </small>
      </span>
    </Way>
  );
}
