import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Price } from '@rendezvous/ui/product/price';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import type { OrderPrice } from '#src/lib/price.ts';

/** What is bought and what comes off it. The sum is on the button, which is the last line of the bill. */
export function BillLines({
  price,
  debt,
  packageDiscount,
  typed,
}: {
  price: OrderPrice;
  /** What the order pays of an earlier, charged-back one. */
  debt: Debt | null;
  packageDiscount: number;
  typed: boolean;
}) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const { personal } = price;
  return (
    <List>
      <div>
        <dt>
          {intl.formatMessage(
            { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
            { count: price.credits },
          )}
        </dt>
        <dd>
          <Price money={price.before} />
        </dd>
      </div>
      {packageDiscount > 0 && (
        <div>
          <dt>
            {intl.formatMessage(
              {
                id: 'order.saving',
                defaultMessage: 'Package saving, {percentage, number, ::percent scale/0.01}',
              },
              { percentage: packageDiscount },
            )}
          </dt>
          <dd>−{moneyText(price.packageSaving)}</dd>
        </div>
      )}
      {personal && (
        <div>
          <dt>
            {typed
              ? intl.formatMessage(
                  {
                    id: 'order.code',
                    defaultMessage: 'Discount code, {percentage, number, ::percent scale/0.01}',
                  },
                  { percentage: personal.percentage },
                )
              : intl.formatMessage(
                  {
                    id: 'order.bonus',
                    defaultMessage: 'Time bonus, {percentage, number, ::percent scale/0.01}',
                  },
                  { percentage: personal.percentage },
                )}
          </dt>
          <dd>−{moneyText(personal.saving)}</dd>
        </div>
      )}
      {debt && (
        <div>
          <dt>
            {intl.formatMessage(
              { id: 'order.owed', defaultMessage: 'Still owed for your purchase of {date}' },
              { date: intl.formatDate(debt.payment.at, { day: 'numeric', month: 'long' }) },
            )}
          </dt>
          <dd>{moneyText(debt.amount)}</dd>
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  & > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${theme.space.s3};
    padding: ${theme.space.s2} 0;
  }
  & dt {
    color: ${theme.color.ink2};
  }
  & dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.medium};
  }
`;
