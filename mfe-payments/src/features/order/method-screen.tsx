import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useRoute, useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Checkout } from './components/checkout.tsx';
import { useLinkedCode } from './hooks/use-linked-code.ts';
import { useOrder } from './hooks/use-order.ts';

/** Method choice for one package (spec §2 payment-method overview); a method in the address is chosen already, an unknown one is not. */
export function MethodScreen() {
  const { params } = useRoute()!;
  const user = useUser();
  const { search } = useLocation();
  const credits = Number(new URLSearchParams(search).get('credits')) || undefined;
  if (!user) return null;
  return (
    <Method
      key={params.id}
      id={params.id!}
      method={params.paymentmethod}
      credits={credits}
      paid={user.paid_user}
    />
  );
}

function Method({
  id,
  method,
  credits,
  paid,
}: {
  id: string;
  method?: string;
  credits?: number;
  paid: boolean;
}) {
  const intl = useIntl();
  const discountcode = useLinkedCode();
  const shell = useShell();
  const order = useOrder({ packageId: id, method, credits, discountcode });
  useEffect(() => {
    if (order.unknownPackage) shell.fail(404);
  }, [order.unknownPackage, shell]);
  if (order.unknownPackage) return null;
  const header = (
    <>
      <PageTitle />
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
  return <Checkout order={order} header={header} withPackages={false} />;
}

function PageTitle() {
  const title = useIntl().formatMessage({ id: 'method.page', defaultMessage: 'How would you like to pay?' });
  useTitle(title);
  return <Title>{title}</Title>;
}

const Title = styled.h1`
  ${text.d3}
`;

const Lead = styled.p`
  margin-top: ${theme.space.s2};
  color: ${theme.color.ink2};
`;
