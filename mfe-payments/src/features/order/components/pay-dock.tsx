import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { CHEVRON_DOWN } from '@rendezvous/ui/icons/actions/chevron-down';
import { Icon } from '@rendezvous/ui/layout/icon';
import { Price } from '@rendezvous/ui/product/price';
import { text } from '@rendezvous/ui/layout/text';
import { useMethodName } from '@rendezvous/domain/use-method-name';
import type { Order } from '../hooks/use-order.ts';
import { BILL } from './order-summary.tsx';

/** Goes to the bill, with focus for the keyboard. */
function showBill(): void {
  const bill = document.getElementById(BILL);
  bill?.scrollIntoView();
  bill?.focus({ preventScroll: true });
}

/** On small screens the order follows along, with a way to its bill. */
export function PayDock({ order: { price, due, method } }: { order: Order }) {
  const intl = useIntl();
  const nameOf = useMethodName();
  if (!price || !due || !method) return null;
  return (
    <Dock>
      <Words>
        <Method>
          {intl.formatMessage(
            { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
            { count: price.credits },
          )}
          {' · '}
          {nameOf(method.id)}
        </Method>
        <Total>
          <Price money={due} />
        </Total>
      </Words>
      <Button tone="fig" onClick={showBill}>
        {intl.formatMessage({ id: 'buy.bill', defaultMessage: 'Go to the bill' })}
        <Icon of={CHEVRON_DOWN} size="s" />
      </Button>
    </Dock>
  );
}

const Dock = styled.div`
  position: sticky;
  /* Above the navigation that small screens have at their lower edge. */
  bottom: calc(${theme.size.nav} + env(safe-area-inset-bottom));
  z-index: ${theme.layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s3};
  margin: ${theme.space.s5} -${theme.space.s4} 0;
  padding: ${theme.space.s2} ${theme.space.s4};
  background: ${theme.color.surface};
  border-top: 1px solid ${theme.color.line};
  ${media.tablet} {
    margin-inline: -${theme.space.s5};
    padding-inline: ${theme.space.s5};
  }
  ${media.desktop} {
    display: none;
  }
`;

const Words = styled.div`
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

const Total = styled.b`
  display: block;
`;

const Method = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
