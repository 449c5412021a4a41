import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Money } from '@rendezvous/contract/kernel/common';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { SpendLimitResponse } from '@rendezvous/contract/resources/spend-limit/schemas';
import { errorText } from '@rendezvous/i18n/errors';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Price, PriceFigure } from '@rendezvous/ui/product/price';
import { Small } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import type { OrderPrice } from '#src/lib/price.ts';
import type { Order } from '../hooks/use-order.ts';
import { BuyButton, type Purchase } from './buy-button.tsx';
import type { ExpressRequest } from '../hooks/use-express-request.ts';
import { LimitLeft } from './limit-left.tsx';
import { DiscountForm } from './discount-form.tsx';
import { WithdrawalNotice } from './withdrawal-notice.tsx';

/** What is bought, the discount, what is paid, and the one button that pays. */
export function OrderSummary({
  order,
  purchase,
  request,
}: {
  order: Order;
  purchase: Purchase;
  request: ExpressRequest;
}) {
  const intl = useIntl();
  const { price, code } = order;
  const { statement_text: statement } = useSettings();
  return (
    <Box aria-label={intl.formatMessage({ id: 'order.title', defaultMessage: 'Your order' })}>
      <Title>{intl.formatMessage({ id: 'order.title', defaultMessage: 'Your order' })}</Title>
      {price && (
        <Lines price={price} packageDiscount={order.entry?.discount_percentage ?? 0} typed={code !== null} />
      )}
      {price && (
        <Notice>
          <WithdrawalNotice request={request} />
        </Notice>
      )}
      {price && order.limit && <LimitNote limit={order.limit} total={price.total} />}
      <Act>
        <BuyButton purchase={purchase} />
      </Act>
      {price && (
        <Note>
          {intl.formatMessage(
            {
              id: 'order.note',
              defaultMessage:
                'One payment, nothing recurring. {count, plural, one {# credit is} other {# credits are}} added as soon as it is confirmed.',
            },
            { count: price.credits },
          )}{' '}
          {statement !== null &&
            intl.formatMessage(
              { id: 'order.statement', defaultMessage: 'On your bank statement it says {text}.' },
              { text: statement },
            )}{' '}
          <Link to={pathTo('pages-token', { token: 'withdrawal' })}>
            {intl.formatMessage({ id: 'order.withdrawal', defaultMessage: 'Right of withdrawal' })}
          </Link>
        </Note>
      )}
      <DiscountForm applied={code} onApply={order.applyCode} />
    </Box>
  );
}

/** What the buyer's own limit leaves, before the press; nothing without a limit. */
function LimitNote({ limit: { limit, left, until }, total }: { limit: SpendLimitResponse; total: Money }) {
  const intl = useIntl();
  if (!limit || !left) return null;
  const over = total.amount > left.amount;
  return (
    <Note role={over ? 'status' : undefined}>
      {over && errorText(intl, { code: 'spend_limit_reached' })}
      <LimitLeft limit={limit} left={left} until={until} />
    </Note>
  );
}

function Lines({
  price,
  packageDiscount,
  typed,
}: {
  price: OrderPrice;
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
      <Total>
        <dt>{intl.formatMessage({ id: 'order.total', defaultMessage: 'Total, incl. VAT' })}</dt>
        <dd>
          <PriceFigure>
            <Price money={price.total} />
          </PriceFigure>
        </dd>
      </Total>
    </List>
  );
}

const Box = styled.aside`
  margin-top: ${theme.space.s6};
  padding: ${theme.space.s5};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  ${media.desktop} {
    position: sticky;
    top: 92px;
    align-self: start;
    margin-top: 0;
  }
`;

const Notice = styled.div`
  margin-top: ${theme.space.s3};
`;

const Note = styled(Small)`
  margin-top: ${theme.space.s3};
`;

const Title = styled.h2`
  ${text.title}
`;

/** On small screens the button is in the dock, which is always in view. */
const Act = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    margin-top: ${theme.space.s4};
  }
`;

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
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.medium};
  }
`;

const Total = styled.div`
  margin-top: ${theme.space.s1h};
  padding-top: ${theme.space.s3};
  border-top: 1px solid ${theme.color.line};
  & dt {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
  }
`;
