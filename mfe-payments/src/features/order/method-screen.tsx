import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useRoute, useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Checkout } from './components/checkout.tsx';
import { DebtScreen } from './debt/debt-screen.tsx';
import { useDebt } from './debt/get-debt.ts';
import { useLinkedCode } from './hooks/use-linked-code.ts';
import { useOrder } from './hooks/use-order.ts';

/** Method choice for one package (spec §2 payment-method overview); a method in the address is chosen already, an unknown one is not. */
export function MethodScreen() {
  const { params } = useRoute()!;
  const user = useUser();
  const { search } = useLocation();
  const credits = Number(new URLSearchParams(search).get('credits')) || undefined;
  const debt = useDebt();
  if (!user) return null;
  if (debt) return <DebtScreen debt={debt} />;
  return (
    <Method
      key={params.id}
      id={params.id!}
      method={params.paymentmethod}
      credits={credits}
      paid={user.paid_user}
      waiting={debt === undefined}
    />
  );
}

function Method({
  id,
  method,
  credits,
  paid,
  waiting,
}: {
  id: string;
  method?: string;
  credits?: number;
  paid: boolean;
  /** Until it is known whether a debt is open. */
  waiting: boolean;
}) {
  const intl = useIntl();
  const discountcode = useLinkedCode();
  const shell = useShell();
  const order = useOrder({ packageId: id, method, credits, discountcode });
  const title = intl.formatMessage({ id: 'method.page', defaultMessage: 'How would you like to pay?' });
  useTitle(title);
  useEffect(() => {
    if (order.unknownPackage) shell.fail(404);
  }, [order.unknownPackage, shell]);
  if (order.unknownPackage) return null;
  const header = (
    <>
      <Title>{title}</Title>
      <Lead>
        {order.price &&
          intl.formatMessage(
            { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
            { count: order.price.credits },
          )}{' '}
        <Link
          to={
            pathTo(paid ? 'credits' : 'premium') +
            (discountcode === null ? '' : `?${new URLSearchParams({ discountcode })}`)
          }
        >
          {intl.formatMessage({ id: 'method.other_package', defaultMessage: 'Choose another package' })}
        </Link>
      </Lead>
    </>
  );
  return <Checkout order={order} waiting={waiting} header={header} withPackages={false} />;
}

const Title = styled.h1`
  ${text.d3}
`;

const Lead = styled.p`
  margin-top: ${theme.space.s2};
  color: ${theme.color.ink2};
`;
