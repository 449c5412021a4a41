import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Price } from '@rendezvous/ui/product/price';
import { text } from '@rendezvous/ui/layout/text';
import { useMethodName } from '#src/lib/use-method-name.ts';
import type { Order } from '../hooks/use-order.ts';
import { BuyButton, type Purchase } from './buy-button.tsx';

/** On small screens the order follows along, with the same button. */
export function PayDock({ order: { price, method }, purchase }: { order: Order; purchase: Purchase }) {
  const intl = useIntl();
  const nameOf = useMethodName();
  if (!price || !method) return null;
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
          <Price money={price.total} />
        </Total>
      </Words>
      <BuyButton purchase={purchase} />
    </Dock>
  );
}

const Dock = styled.div`
  position: sticky;
  /* Above the navigation that small screens have at their lower edge. */
  bottom: calc(${theme.size.nav} + env(safe-area-inset-bottom));
  z-index: ${theme.layer.sticky};
  display: grid;
  gap: ${theme.space.s1h};
  margin: ${theme.space.s5} -${theme.space.s4} 0;
  padding: ${theme.space.s2} ${theme.space.s4};
  background: ${theme.color.surface};
  border-top: 1px solid ${theme.color.line};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s3};
  }
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

/** On phones the button below it says the price, and needs the whole width for its words. */
const Total = styled.b`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

const Method = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
