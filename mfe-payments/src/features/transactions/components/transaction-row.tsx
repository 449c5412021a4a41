import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Price } from '@rendezvous/ui/product/price';
import { text } from '@rendezvous/ui/layout/text';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useMemberZone } from '#src/lib/use-member-zone.ts';
import { useMethodName } from '@rendezvous/domain/use-method-name';
import { useOrderText } from '../hooks/use-order-text.ts';
import { stateOf } from '../payment-state.ts';
import { StateTag } from './state-tag.tsx';
import { LateWithdrawRow } from './withdrawal/late-withdrawal.ts';

/** One payment of the list; leads to its result. */
export function TransactionRow({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const nameOf = useMethodName();
  const orderText = useOrderText();
  const timeZone = useMemberZone();
  return (
    <Item>
      <Line to={pathTo('transactions-id', { id: payment.id })}>
        <span>
          <b>{orderText(payment)}</b>
          <Note>
            {intl.formatDate(payment.created_at, { dateStyle: 'medium', timeZone })} ·{' '}
            {nameOf(payment.method)}
            {payment.number && ` · ${payment.number}`}
          </Note>
          <Lot payment={payment} />
        </span>
        <StateTag state={stateOf(payment)} />
        <Amount>
          <Price money={payment.amount} />
        </Amount>
      </Line>
      {payment.withdrawable_until !== null && payment.credits_left > 0 && (
        <More>
          <LateWithdrawRow payment={payment} />
        </More>
      )}
    </Item>
  );
}

/** What is left of the purchase, and what of its money went back. */
function Lot({ payment: { money, credits, credits_used: used, credits_left: left } }: { payment: Payment }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  if (!money || credits === 0) return null;
  const back = money.returns.filter(({ state }) => state === 'done');
  const [first] = back;
  return (
    <>
      <Bar aria-hidden="true">
        {used > 0 && <Used $share={used} />}
        {left > 0 && <Left $share={left} />}
      </Bar>
      <Note>
        {intl.formatMessage({ id: 'list.left', defaultMessage: 'Credits left: {left}' }, { left })}
        {first &&
          ` · ${intl.formatMessage(
            { id: 'list.returned', defaultMessage: '{money} refunded' },
            {
              money: moneyText({
                ...first.amount,
                amount: back.reduce((sum, part) => sum + part.amount.amount, 0),
              }),
            },
          )}`}
      </Note>
    </>
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
  gap: ${theme.space.s2} ${theme.space.s3};
  min-height: 64px;
  padding: ${theme.space.s2h} ${theme.space.s4};
  color: ${theme.color.ink};
  text-decoration: none;
  &:hover {
    background: ${theme.color.surface2};
  }
  ${media.belowPhone} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    justify-items: start;
    & > :nth-child(2) {
      grid-row: 2;
    }
  }
`;

/** Room for what arrives late. */
const More = styled.div`
  min-height: ${theme.size.target};
  padding-inline: ${theme.space.s4};
`;

const Note = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;

/** Used and unused credits, as wide as their shares. */
const Bar = styled.span`
  display: flex;
  gap: ${theme.seam.button};
  max-width: 180px;
  height: 6px;
  margin-block: ${theme.space.s1h} ${theme.space.s1};
`;

const Used = styled.i<{ $share: number }>`
  flex: ${({ $share }) => $share} 1 0;
  min-width: 6px;
  border-radius: ${theme.radius.seam};
  background: ${theme.color.surface3};
`;

const Left = styled(Used)`
  background: ${theme.color.halfA};
`;

const Amount = styled.span`
  min-width: 76px;
  text-align: right;
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
`;
