import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { errorText } from '@rendezvous/i18n/errors';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { text } from '@rendezvous/ui/layout/text';
import type { Order } from '../hooks/use-order.ts';
import type { ExpressRequest } from '../hooks/use-express-request.ts';
import { BillFacts } from './bill-facts.tsx';
import { BillLines } from './bill-lines.tsx';
import { BuyButton, type Purchase } from './buy-button.tsx';
import { DiscountForm } from './discount-form.tsx';
import { LimitBar } from './limit-bar.tsx';
import { WithdrawalNotice } from './withdrawal-notice.tsx';

/** Id of the bill, where small screens go from their dock. */
export const BILL = 'bill';

/** The bill: what is bought, what a press means, and as its last line the one button that pays. */
export function OrderSummary({
  order,
  purchase,
  request,
  refusal,
}: {
  order: Order;
  purchase: Purchase;
  request: ExpressRequest;
  /** Why the last press ordered nothing. */
  refusal: React.ReactNode;
}) {
  const intl = useIntl();
  const { price, code } = order;
  const title = intl.formatMessage({ id: 'order.title', defaultMessage: 'Your bill' });
  return (
    <Box id={BILL} tabIndex={-1} aria-label={title}>
      <Title>{title}</Title>
      {price && !purchase.waiting ? (
        <BillLines
          price={price}
          debt={order.debtLine && (order.debt ?? null)}
          packageDiscount={order.entry?.discount_percentage ?? 0}
          typed={code !== null}
        />
      ) : (
        purchase.waiting && <Skeleton $height="68px" />
      )}
      <Tear />
      {refusal}
      <BillFacts />
      {!purchase.waiting && <LimitBar order={order} />}
      {order.methodRefused && <MethodRefusal order={order} />}
      <Ask>
        <WithdrawalNotice request={request} />
      </Ask>
      <BuyButton purchase={purchase} />
      <Foot>
        <DiscountForm applied={code} onApply={order.applyCode} />
        <Link to={pathTo('pages-token', { token: 'withdrawal' })}>
          {intl.formatMessage({ id: 'order.withdrawal', defaultMessage: 'Right of withdrawal' })}
        </Link>
      </Foot>
    </Box>
  );
}

/** The code does not work with the chosen method: said before the press, with the price without it one press away. */
function MethodRefusal({ order }: { order: Order }) {
  const intl = useIntl();
  return (
    <Alert
      tone="bad"
      action={
        <Button tone="quiet" size="s" onClick={() => order.applyCode(null)}>
          {intl.formatMessage({ id: 'discount.without', defaultMessage: 'Pay without the code' })}
        </Button>
      }
    >
      {errorText(intl, { code: 'code_method' })}
    </Alert>
  );
}

const Box = styled.aside`
  margin-top: ${theme.space.s6};
  padding: ${theme.space.s5} ${theme.space.s5} ${theme.space.s3h};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3} ${theme.radius.r3} ${theme.curve.c48} ${theme.curve.c48};
  scroll-margin-top: ${theme.space.s8};
  &:focus {
    outline: 0;
  }
  ${media.desktop} {
    position: sticky;
    top: 92px;
    align-self: start;
    margin-top: 0;
  }
`;

const Title = styled.h2`
  ${text.title}
`;

const Tear = styled.hr`
  height: 0;
  margin: ${theme.space.s3h} -${theme.space.s5};
  border: 0;
  border-top: 2px dashed ${theme.color.line};
`;

const Ask = styled.div`
  margin-top: ${theme.space.s3};
  padding: ${theme.space.s1} ${theme.space.s3h} ${theme.space.s1} ${theme.space.s3};
  background: ${theme.color.surface2};
  border-radius: ${theme.radius.r2};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
`;

const Foot = styled.div`
  margin-top: ${theme.space.s2};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }
`;
