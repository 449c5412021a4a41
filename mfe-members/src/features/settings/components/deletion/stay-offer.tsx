import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';
import { Acts } from '#src/features/settings/components/acts.tsx';

/** The one offer to a member who leaves for the price: accept it, or delete anyway, equally large (PRODUCT §3). */
export function StayOffer({ offer, busy }: { offer: DiscountCode; busy: boolean }) {
  const intl = useIntl();
  const shop = pathTo(useUser()?.paid_user ? 'credits' : 'premium');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const values = { percentage: offer.value_percentage, code: offer.code };
  return (
    <Panel>
      <h3 ref={title} tabIndex={-1}>
        {intl.formatMessage(
          {
            id: 'settings.delete.offer.title',
            defaultMessage: 'Would {percentage, number, ::percent scale/0.01} off change that?',
          },
          values,
        )}
      </h3>
      <p>
        {intl.formatMessage(
          {
            id: 'settings.delete.offer.text',
            defaultMessage:
              'It comes off your next order, whenever that is. Your code: <b>{code}</b>. It works once and has no deadline.',
          },
          { ...values, b: (parts) => <b>{parts}</b> },
        )}
      </p>
      <Acts>
        <ButtonLink size="lg" wide to={`${shop}?${new URLSearchParams({ discountcode: offer.code })}`}>
          {intl.formatMessage({ id: 'settings.delete.offer.take', defaultMessage: 'Use the discount' })}
        </ButtonLink>
        <Button type="submit" tone="danger" size="lg" wide loading={busy}>
          {intl.formatMessage({ id: 'settings.delete.offer.anyway', defaultMessage: 'Delete anyway' })}
        </Button>
      </Acts>
    </Panel>
  );
}

const Panel = styled.div`
  padding: ${theme.space.s5};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.glowSoft};
  color: ${theme.color.onGlowSoft};
  & > h3 {
    ${text.title}
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
  & > p {
    margin: ${theme.space.s1} 0 ${theme.space.s4};
    & > b {
      white-space: nowrap;
    }
  }
`;
