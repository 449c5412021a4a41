import { useIntl } from 'react-intl';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import type { OrderPrice } from '#src/lib/price.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';

/** The order as the buy button sees it. */
export interface Purchase {
  price: OrderPrice | null;
  ready: boolean;
  busy: boolean;
  onBuy: () => void;
}

/** Says that paying follows, in the words each country's law asks for, and how much. */
export function BuyButton({ purchase: { price, ready, busy, onBuy } }: { purchase: Purchase }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  if (!price) return null;
  const amount = moneyText(price.total);
  return (
    <SplitButton
      wide
      tight
      mark={false}
      disabled={!ready || busy}
      aria-busy={busy || undefined}
      cost={amount}
      onClick={onBuy}
    >
      {intl.formatMessage({ id: 'buy.act', defaultMessage: 'Buy now for' })}
    </SplitButton>
  );
}
