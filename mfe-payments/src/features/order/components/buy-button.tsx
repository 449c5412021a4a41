import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import { PriceFigure } from '@rendezvous/ui/product/price';
import type { OrderPrice } from '#src/lib/price.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';

/** The order as the buy button sees it. */
export interface Purchase {
  price: OrderPrice | null;
  ready: boolean;
  busy: boolean;
  /** The price is being read. */
  waiting: boolean;
  onBuy: () => void;
}

/** The last line of the bill: says that paying follows, in the words each country's law asks for, and how much. */
export function BuyButton({ purchase: { price, ready, busy, waiting, onBuy } }: { purchase: Purchase }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  if (waiting)
    return (
      <Pay>
        <SplitButton wide tight mark={false} disabled aria-busy cost="···">
          {intl.formatMessage({ id: 'buy.working', defaultMessage: 'Working out the price' })}
        </SplitButton>
      </Pay>
    );
  if (!price) return null;
  const amount = moneyText(price.total);
  const words = intl.formatMessage({ id: 'buy.act', defaultMessage: 'Buy now for' });
  const vat = intl.formatMessage({ id: 'order.vat', defaultMessage: 'incl. VAT' });
  return (
    <Pay>
      <SplitButton
        wide
        tight
        mark={false}
        disabled={!ready || busy}
        aria-busy={busy || undefined}
        aria-label={`${words} ${amount} ${vat}`}
        cost={
          <Cost>
            <PriceFigure>{amount}</PriceFigure> <small>{vat}</small>
          </Cost>
        }
        onClick={onBuy}
      >
        {words}
      </SplitButton>
    </Pay>
  );
}

const Pay = styled.div`
  margin: ${theme.space.s3h} -${theme.space.s3} 0;
  & > button {
    min-height: 72px;
  }
`;

const Cost = styled.span`
  display: grid;
  justify-items: end;
  & small {
    font-size: ${theme.size.small};
    line-height: ${theme.line.small};
    font-weight: ${theme.weight.regular};
  }
`;
