import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { errorText } from '@rendezvous/i18n/errors';
import type { ApiError } from '@rendezvous/api-client/client';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { text } from '@rendezvous/ui/layout/text';
import { Price, PriceFigure } from '@rendezvous/ui/product/price';
import { BillFacts } from '../components/bill-facts.tsx';

interface DebtBillProps {
  debt: Debt;
  ready: boolean;
  busy: boolean;
  refused: ApiError | null;
  onPay: () => void;
}

/** The bill of a debt: one line, what the press means, and the button that pays. */
export function DebtBill({ debt, ready, busy, refused, onPay }: DebtBillProps) {
  const intl = useIntl();
  const amount = useMoneyText()(debt.amount);
  const words = intl.formatMessage({ id: 'debt.pay', defaultMessage: 'Pay now' });
  const title = intl.formatMessage({ id: 'order.title', defaultMessage: 'Your bill' });
  const day = intl.formatDate(debt.payment.at, { day: 'numeric', month: 'long' });
  return (
    <Box aria-label={title}>
      <Title>{title}</Title>
      <Line>
        <dt>
          {intl.formatMessage(
            { id: 'order.owed', defaultMessage: 'Still owed for your purchase of {date}' },
            { date: day },
          )}
        </dt>
        <dd>
          <Price money={debt.amount} />
        </dd>
      </Line>
      <Tear />
      {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
      <BillFacts />
      <Note>
        {intl.formatMessage({
          id: 'debt.after',
          defaultMessage: 'No fees, no interest. After that you buy as before.',
        })}
      </Note>
      <Pay>
        <SplitButton
          wide
          tight
          mark={false}
          disabled={!ready || busy}
          aria-busy={busy || undefined}
          aria-label={`${words} ${amount}`}
          cost={<PriceFigure>{amount}</PriceFigure>}
          onClick={onPay}
        >
          {words}
        </SplitButton>
      </Pay>
    </Box>
  );
}

const Box = styled.aside`
  margin-top: ${theme.space.s6};
  padding: ${theme.space.s5} ${theme.space.s5} ${theme.space.s3h};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3} ${theme.radius.r3} ${theme.curve.c48} ${theme.curve.c48};
  ${media.desktop} {
    align-self: start;
    margin-top: 0;
  }
`;

const Title = styled.h2`
  ${text.title}
`;

const Line = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s4};
  margin: ${theme.space.s3} 0 0;
  & dd {
    margin: 0;
    font-weight: ${theme.weight.strong};
    white-space: nowrap;
  }
`;

const Tear = styled.hr`
  height: 0;
  margin: ${theme.space.s3h} -${theme.space.s5};
  border: 0;
  border-top: 2px dashed ${theme.color.line};
`;

const Note = styled.p`
  ${text.small}
  margin-top: ${theme.space.s2};
  color: ${theme.color.ink2};
`;

const Pay = styled.div`
  margin: ${theme.space.s3h} -${theme.space.s3} 0;
  & > button {
    min-height: 72px;
  }
`;
