import { useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import { PriceFigure } from '@rendezvous/ui/product/price';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import type { Order } from '../hooks/use-order.ts';

/** The order as the buy button sees it. */
export interface Purchase {
  order: Pick<Order, 'due' | 'debtLine' | 'vatRate'>;
  ready: boolean;
  busy: boolean;
  /** The price is being read. */
  waiting: boolean;
  onBuy: () => void;
}

/** The last line of the bill: says that paying follows, in the words each country's law asks for, and how much. */
export function BuyButton({ purchase: { order, ready, busy, waiting, onBuy } }: { purchase: Purchase }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const { due, debtLine, vatRate } = order;
  if (waiting)
    return (
      <Pay>
        <SplitButton wide tight mark={false} disabled aria-busy cost="···">
          {intl.formatMessage({ id: 'buy.working', defaultMessage: 'Working out the price' })}
        </SplitButton>
      </Pay>
    );
  if (!due) return null;
  const amount = moneyText(due);
  const words = intl.formatMessage({ id: 'buy.act', defaultMessage: 'Buy now for' });
  const part = debtLine ? owedText(intl, moneyText(debtLine)) : vatText(intl, vatRate);
  return (
    <Pay>
      <SplitButton
        wide
        tight
        mark={false}
        disabled={!ready || busy}
        aria-busy={busy || undefined}
        aria-label={[words, amount, part].join(' ').trim()}
        cost={
          <Cost>
            <PriceFigure>{amount}</PriceFigure> {part && <small>{part}</small>}
          </Cost>
        }
        onClick={onBuy}
      >
        {words}
      </SplitButton>
    </Pay>
  );
}

/** @param rate hundredths of a percent */
function vatText(intl: IntlShape, rate: number): string {
  if (rate === 0) return '';
  const percent = intl.formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return intl.formatMessage({ id: 'order.vat', defaultMessage: 'incl. {rate} VAT' }, { rate: percent });
}

function owedText(intl: IntlShape, money: string): string {
  return intl.formatMessage({ id: 'order.owed_part', defaultMessage: '{money} of it still owed' }, { money });
}

const Pay = styled.div`
  margin: ${theme.space.s3h} -${theme.space.s3} 0;
  & > button {
    min-height: 72px;
  }
  ${media.belowPhone} {
    & > button > :first-child {
      padding-inline: ${theme.space.s3} ${theme.space.s2};
    }
    & > button > :last-child {
      padding-inline: ${theme.space.s2} ${theme.space.s3h};
    }
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
  ${media.belowPhone} {
    & small {
      max-width: 9ch;
      white-space: normal;
      text-align: end;
    }
  }
`;
