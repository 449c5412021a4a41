import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Debt, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { SectionTitle, Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { leaveFor } from '#src/lib/leave-for.ts';
import { choosable, rowOf, useMethods } from '../api/get-methods.ts';
import { MethodList } from '../components/method-list.tsx';
import { DebtBill } from './debt-bill.tsx';
import { payDebt } from './pay-debt.ts';
import { UsedPart } from './used-part.tsx';

/** Where orders are refused because of a charge-back: what is open and why, what stays, and the way to pay it. */
export function DebtScreen({ debt }: { debt: Debt }) {
  const intl = useIntl();
  const methods = useMethods(useUser()?.payment_country).data?.methods;
  const [chosen, setChosen] = useState<PaymentMethodId | null>(null);
  const offered = choosable(methods ?? []);
  const method = rowOf(offered, chosen) ?? offered[0];
  const { run, busy, refused } = useAct(payDebt, {
    onDone: ({ payment, redirect_url: url }) =>
      leaveFor(url ?? pathTo('transactions-id', { id: payment.id })),
    leaves: true,
  });
  const title = intl.formatMessage({ id: 'debt.title', defaultMessage: 'Settle what is open' });
  useTitle(title);
  return (
    <Grid>
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
      </div>
      <DebtBill
        debt={debt}
        ready={method !== undefined}
        busy={busy}
        refused={refused}
        onPay={() => method && void run({ amount: debt.amount, method: method.id })}
      />
    </Grid>
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
            'On {back} your bank, card issuer or payment service took back the {amount} you paid on {bought}. You only owe what you paid for the credits you’ve used. Your account, chats and other credits stay as they are; you can buy again once this is paid.',
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

const Grid = styled(Wrap)`
  padding-block: ${theme.space.s5} ${theme.space.s6};
  & > div {
    min-width: 0;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: ${theme.space.s7};
    padding-block: ${theme.space.s5h} ${theme.space.s8};
  }
`;
