import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Debt, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { SectionTitle } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { choosable, rowOf, useMethods } from '../api/get-methods.ts';
import { MethodList } from '../components/method-list.tsx';
import { OrderGrid } from '../components/order-grid.tsx';
import { DebtAlone } from './debt-alone.tsx';
import { UsedPart } from './used-part.tsx';

export interface DebtScreenProps {
  debt: Debt;
  /** An order can pay it too. */
  withOrder: boolean;
}

/** A debt alone: what is open and why, what stays, and the way to pay it. */
export function DebtScreen({ debt, withOrder }: DebtScreenProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const methods = useMethods(useUser()?.payment_country).data?.methods;
  const [chosen, setChosen] = useState<PaymentMethodId | null>(null);
  const offered = choosable(methods ?? []);
  const method = rowOf(offered, chosen) ?? offered[0];
  const title = intl.formatMessage({ id: 'debt.title', defaultMessage: 'Settle what is open' });
  useTitle(title);
  return (
    <OrderGrid>
      <div>
        <Title>{title}</Title>
        <Story debt={debt} />
        {debt.used > 0 && <UsedPart debt={debt} />}
        <Part>
          <SectionTitle>
            {intl.formatMessage({ id: 'method.title', defaultMessage: 'Pay with' })}
          </SectionTitle>
          <MethodList methods={offered} chosen={method?.id} onChoose={setChosen} />
        </Part>
        <Lead>
          {intl.formatMessage(
            {
              id: 'debt.wrong',
              defaultMessage: 'Something not right? <a>Write to us</a>. Nothing gets added in the meantime.',
            },
            {
              a: (words) => (
                <Link key="a" to={pathTo('pages-service')}>
                  {words}
                </Link>
              ),
            },
          )}
        </Lead>
        {withOrder && (
          <Lead>
            <Link to={pathname + search}>
              {intl.formatMessage({
                id: 'debt.with_order',
                defaultMessage: 'Buy credits and pay it along with them',
              })}
            </Link>
          </Lead>
        )}
      </div>
      <DebtAlone debt={debt} method={method?.id} />
    </OrderGrid>
  );
}

/** What happened, and what it changes. */
function Story({ debt: { payment, charged_back_at: at } }: { debt: Debt }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const day = (date: string) => intl.formatDate(date, { day: 'numeric', month: 'long' });
  return (
    <Lead>
      {intl.formatMessage(
        {
          id: 'debt.story',
          defaultMessage:
            'On {back} your bank, card issuer or payment service took back the {amount} you paid on {bought}. You only owe what you paid for the credits you’ve used. Your account, chats and other credits stay as they are.',
        },
        { back: day(at), bought: day(payment.at), amount: moneyText(payment.amount) },
      )}
    </Lead>
  );
}

const Title = styled.h1`
  ${text.d3}
`;

const Lead = styled.p`
  max-width: 60ch;
  margin-top: ${theme.space.s2};
  color: ${theme.color.ink2};
`;

const Part = styled.section`
  display: grid;
  gap: ${theme.space.s3};
  margin-block: ${theme.space.s6h} ${theme.space.s4};
`;
