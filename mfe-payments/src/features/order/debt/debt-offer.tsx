import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { type DebtChoice, DebtWays } from './debt-ways.tsx';
import { UsedPart } from './used-part.tsx';

export interface DebtOfferProps extends DebtChoice {
  debt: Debt;
}

/** Above an order: what is owed and why, and the choice to pay it with the order or alone. */
export function DebtOffer({ debt, ...choice }: DebtOfferProps) {
  const intl = useIntl();
  const money = useMoneyText()(debt.amount);
  const date = intl.formatDate(debt.payment.at, { day: 'numeric', month: 'long' });
  return (
    <Offer>
      <Alert tone="info">
        {intl.formatMessage(
          {
            id: 'debt.offer',
            defaultMessage:
              '<b>You still owe {money} for your purchase of {date}.</b> The payment was taken back after some of its credits had been used. Your bill has it as a separate line: no fees, no interest.',
          },
          { money, date, b: (words) => <b key="b">{words}</b> },
        )}
      </Alert>
      {debt.used > 0 && <UsedPart debt={debt} />}
      <DebtWays money={money} {...choice} />
    </Offer>
  );
}

const Offer = styled.section`
  margin-block: ${theme.space.s4h} ${theme.space.s6};
`;
