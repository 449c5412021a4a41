import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Price } from '@rendezvous/ui/product/price';
import { useMemberZone } from '#src/lib/use-member-zone.ts';
import { useMethodName } from '@rendezvous/domain/use-method-name';
import { useOrderText } from '../hooks/use-order-text.ts';
import { Papers } from './papers.tsx';

/** What was ordered, how and when, and its papers. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const nameOf = useMethodName();
  const orderText = useOrderText();
  const timeZone = useMemberZone();
  const facts = [
    [intl.formatMessage({ id: 'fact.order', defaultMessage: 'Order' }), orderText(payment)],
    [intl.formatMessage({ id: 'fact.method', defaultMessage: 'Payment method' }), nameOf(payment.method)],
    [
      intl.formatMessage({ id: 'fact.date', defaultMessage: 'Date' }),
      intl.formatDate(payment.created_at, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    ],
  ] as const;
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{intl.formatMessage({ id: 'order.total', defaultMessage: 'Total, incl. VAT' })}</dt>
        <dd>
          <Price money={payment.amount} />
        </dd>
      </div>
      <Papers payment={payment} />
    </List>
  );
}

const List = styled.dl`
  margin-top: ${theme.space.s5h};
  padding-top: ${theme.space.s3};
  border-top: 1px solid ${theme.color.line};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.s3};
    padding: ${theme.space.s1h} 0;
  }
  & dt {
    color: ${theme.color.ink2};
  }
  & dd {
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
