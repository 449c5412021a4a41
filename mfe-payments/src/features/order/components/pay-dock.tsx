import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Price } from '@rendezvous/ui/price';
import { text } from '@rendezvous/ui/text';
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
            { id: 'package.credits', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
            { count: price.credits },
          )}
          {' · '}
          {nameOf(method.id)}
        </Method>
        <b>
          <Price money={price.total} />
        </b>
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
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  margin: ${theme.space.s5} -${theme.space.s4} 0;
  padding: ${theme.space.s2h} ${theme.space.s3} ${theme.space.s2h} ${theme.space.s4};
  background: ${theme.color.surface};
  border-top: 1px solid ${theme.color.line};
  ${media.tablet} {
    margin-inline: -${theme.space.s5};
  }
  ${media.desktop} {
    display: none;
  }
`;

const Words = styled.div`
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

const Method = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
