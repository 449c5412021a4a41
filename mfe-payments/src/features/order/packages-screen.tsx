import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useRoute, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Checkout } from './components/checkout.tsx';
import { PremiumAdds } from './components/premium-adds.tsx';
import { useLinkedCode } from './hooks/use-linked-code.ts';
import { useOrder } from './hooks/use-order.ts';

/** Packages: under `/premium` for free members, under `/credits` for premium ones; each leads to the other's own. */
export function PackagesScreen() {
  const user = useUser();
  const navigate = useNavigate();
  const here = useRoute()!.route.name;
  const own = user?.paid_user ? 'credits' : 'premium';
  const misplaced = user !== null && here !== own;
  const { search } = useLocation();
  useEffect(() => {
    if (misplaced) void navigate(pathTo(own) + search, { replace: true });
  }, [misplaced, own, search, navigate]);
  if (!user || misplaced) return null;
  return <Packages paid={user.paid_user} credits={user.credits} />;
}

interface PackagesProps {
  paid: boolean;
  credits: number;
}

function Packages({ paid, credits }: PackagesProps) {
  const order = useOrder({ discountcode: useLinkedCode() });
  return (
    <Checkout
      order={order}
      header={<Header paid={paid} credits={credits} />}
      withPackages
      footer={paid ? null : <PremiumAdds />}
    />
  );
}

function Header({ paid, credits }: PackagesProps) {
  const intl = useIntl();
  useTitle(
    paid
      ? intl.formatMessage({ id: 'credits.name', defaultMessage: 'Credits' })
      : intl.formatMessage({ id: 'premium.get', defaultMessage: 'Get Premium' }),
  );
  return (
    <>
      <Title>
        {paid
          ? intl.formatMessage({ id: 'credits.buy', defaultMessage: 'Buy credits' })
          : intl.formatMessage({ id: 'premium.title', defaultMessage: 'Credits and Premium' })}
      </Title>
      <Lead>
        {paid
          ? intl.formatMessage(
              {
                id: 'credits.lead',
                defaultMessage:
                  'You have {count, plural, =0 {no credits left} one {# credit} other {# credits}}. You stay a Premium member either way.',
              },
              { count: credits },
            )
          : intl.formatMessage({
              id: 'premium.lead',
              defaultMessage:
                'Your first package also makes you a Premium member, and you stay one when the credits run out.',
            })}
      </Lead>
    </>
  );
}

const Title = styled.h1`
  ${text.d3}
`;

const Lead = styled.p`
  max-width: 56ch;
  margin-top: ${theme.space.s2};
  color: ${theme.color.ink2};
`;
