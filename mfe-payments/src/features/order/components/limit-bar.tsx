import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { wayTo } from '@rendezvous/contract/kernel/routes';
import type { SpendLimitResponse } from '@rendezvous/contract/resources/spend-limit/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { useMemberZone } from '#src/lib/use-member-zone.ts';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Small } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import type { Order } from '../hooks/use-order.ts';

/** The buyer's own limit before the press: what is spent, this order, and what is left or too much. Nothing without a limit. */
export function LimitBar({ order }: { order: Order }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const timeZone = useMemberZone();
  const total = order.due;
  if (!total || !order.limit?.limit || !order.limit.left) return null;
  const { limit, left, spent, until }: SpendLimitResponse = order.limit;
  const rest = left.amount - total.amount;
  const money = moneyText({ ...total, amount: Math.abs(rest) });
  const day = (at: number) => intl.formatDate(at, { day: 'numeric', month: 'long', timeZone });
  return (
    <Box role={rest < 0 ? 'alert' : undefined}>
      <Small as="b">
        {intl.formatMessage(
          { id: 'limit.month', defaultMessage: 'Your own limit: {money} a month' },
          { money: moneyText(limit) },
        )}
      </Small>
      <Bar aria-hidden="true">
        {spent.amount > 0 && <Part $of="spent" $share={spent.amount} />}
        <Part $of="this" $share={Math.min(total.amount, left.amount)} />
        {rest !== 0 && <Part $of={rest < 0 ? 'over' : 'left'} $share={Math.abs(rest)} />}
      </Bar>
      <Words>
        {spent.amount > 0 && (
          <Key $of="spent">
            {intl.formatMessage(
              { id: 'limit.spent', defaultMessage: '{money} spent' },
              { money: moneyText(spent) },
            )}
          </Key>
        )}
        <Key $of="this">
          {intl.formatMessage(
            { id: 'limit.this', defaultMessage: '{money} this one' },
            { money: moneyText(total) },
          )}
        </Key>
        {rest < 0 ? (
          <Key $of="over">
            {intl.formatMessage({ id: 'limit.over', defaultMessage: '{money} above your limit' }, { money })}
          </Key>
        ) : (
          <Key $of="left">
            {intl.formatMessage(
              { id: 'limit.left', defaultMessage: '{money} left until {until}' },
              // The month ends at midnight: its last day is the day before.
              { money, until: day(Date.parse(until) - 1) },
            )}
          </Key>
        )}
      </Words>
      {rest < 0 && <Over order={order} date={day(Date.parse(until))} />}
    </Box>
  );
}

/** The way out of an order above the limit: a package that fits, or the limit itself. */
function Over({ order: { fitting, choosePackage }, date }: { order: Order; date: string }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const settings = wayTo('notifications', useSettings().capabilities);
  return (
    <>
      <Small>
        {intl.formatMessage(
          {
            id: 'limit.own',
            defaultMessage: 'You set this limit yourself. It starts again on {date}.',
          },
          { date },
        )}
      </Small>
      <Ways>
        {fitting && (
          <Button tone="outline" size="s" onClick={() => choosePackage(fitting.id)}>
            {intl.formatMessage(
              {
                id: 'limit.fit',
                defaultMessage: 'Take {count, plural, one {# credit} other {# credits}}, {price}',
              },
              { count: fitting.credits, price: moneyText(fitting.total) },
            )}
          </Button>
        )}
        {settings && (
          <Link to={`${settings}#payments`}>
            {intl.formatMessage({ id: 'limit.change', defaultMessage: 'Your limit' })}
          </Link>
        )}
      </Ways>
    </>
  );
}

type Share = 'spent' | 'this' | 'left' | 'over';

const FILLS: Record<Share, ReturnType<typeof css>> = {
  spent: css`
    background: ${theme.color.halfA};
  `,
  this: css`
    background: ${theme.color.zest};
  `,
  left: css`
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  `,
  over: css`
    background: repeating-linear-gradient(
      135deg,
      ${theme.color.danger} 0 4px,
      ${theme.color.dangerSoft} 4px 8px
    );
  `,
};

const Box = styled.div`
  margin-top: ${theme.space.s2h};
`;

const Bar = styled.div`
  display: flex;
  gap: ${theme.seam.button};
  height: 16px;
  margin: ${theme.space.s2} 0 ${theme.space.s1h};
`;

const Part = styled.i<{ $of: Share; $share: number }>`
  flex: ${({ $share }) => $share} 1 0;
  min-width: 6px;
  border-radius: ${theme.radius.seam};
  ${({ $of }) => FILLS[$of]}
  &:first-child {
    border-start-start-radius: ${theme.curve.c20};
    border-end-start-radius: ${theme.curve.c20};
  }
  &:last-child {
    border-start-end-radius: ${theme.curve.c20};
    border-end-end-radius: ${theme.curve.c20};
  }
`;

const Words = styled.p`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s0h} ${theme.space.s4};
  color: ${theme.color.ink2};
`;

const Key = styled.span<{ $of: Share }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s1h};
  &::before {
    content: '';
    width: 7px;
    height: 14px;
    border-radius: ${theme.curve.c20} 0 0 ${theme.curve.c20};
    ${({ $of }) => FILLS[$of]}
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s2} ${theme.space.s3};
  margin-top: ${theme.space.s2};
`;
