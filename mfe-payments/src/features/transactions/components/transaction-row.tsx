import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Payment, PaymentStatus } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { Price } from '@rendezvous/ui/product/price';
import { Tag } from '@rendezvous/ui/layout/tag';
import { text } from '@rendezvous/ui/layout/text';
import { useMethodName } from '#src/lib/use-method-name.ts';

function statusText(intl: IntlShape, status: PaymentStatus): string {
  switch (status) {
    case 'pending':
      return intl.formatMessage({ id: 'status.pending', defaultMessage: 'Pending' });
    case 'completed':
      return intl.formatMessage({ id: 'status.completed', defaultMessage: 'Paid' });
    case 'failed':
      return intl.formatMessage({ id: 'status.failed', defaultMessage: 'Failed' });
    case 'cancelled':
      return intl.formatMessage({ id: 'status.cancelled', defaultMessage: 'Cancelled' });
    case 'expired':
      return intl.formatMessage({ id: 'status.expired', defaultMessage: 'Expired' });
    case 'refunded':
    case 'charged_back':
      return intl.formatMessage({ id: 'status.returned', defaultMessage: 'Returned' });
  }
}

/** One payment of the list; leads to its result. */
export function TransactionRow({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const nameOf = useMethodName();
  return (
    <Item>
      <Line to={pathTo('transactions-id', { id: payment.id })}>
        <span>
          <b>
            {intl.formatMessage(
              { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
              { count: payment.credits },
            )}
          </b>
          <Note>
            {intl.formatDate(payment.created_at, { dateStyle: 'medium' })} · {nameOf(payment.method)}
          </Note>
        </span>
        <Tag tone={payment.status === 'completed' ? 'leaf' : 'plain'}>{statusText(intl, payment.status)}</Tag>
        <Amount>
          <Price money={payment.amount} />
        </Amount>
      </Line>
    </Item>
  );
}

const Item = styled.li`
  overflow: hidden;
  background: ${theme.color.surface};
  &:first-child {
    border-radius: ${theme.radius.r3} ${theme.radius.r3} 0 0;
  }
  &:last-child {
    border-radius: 0 0 ${theme.radius.r3} ${theme.radius.r3};
  }
  &:only-child {
    border-radius: ${theme.radius.r3};
  }
`;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space.s3};
  min-height: 64px;
  padding: ${theme.space.s2h} ${theme.space.s4};
  color: ${theme.color.ink};
  text-decoration: none;
  &:hover {
    background: ${theme.color.surface2};
  }
`;

const Note = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;

const Amount = styled.span`
  min-width: 76px;
  text-align: right;
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
`;
