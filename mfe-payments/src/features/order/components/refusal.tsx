import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Money } from '@rendezvous/contract/kernel/common';
import { countryName } from '@rendezvous/i18n/countries';
import { errorText, fieldErrorText } from '@rendezvous/i18n/errors';
import type { ApiError } from '@rendezvous/api-client/client';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import type { Order } from '../hooks/use-order.ts';
import type { Tried } from '../hooks/use-buy.ts';

/** Why the order was refused, and what applies now: nothing was ordered, nothing was charged. */
export function Refusal({
  error: { problem },
  tried,
  order,
}: {
  error: ApiError;
  tried: Tried | null;
  order: Order;
}) {
  const intl = useIntl();
  const { amount } = (problem.params ?? {}) as { amount?: Money };
  const [field] = problem.errors ?? [];
  const total = order.due;
  // The price is again the one that the buyer saw.
  if (
    problem.code === 'price_changed' &&
    total?.amount === tried?.amount.amount &&
    total?.currency === tried?.amount.currency
  )
    return null;
  return (
    <Said>
      <Alert tone="bad">
        {field ? fieldErrorText(intl, field) : errorText(intl, problem)}
        {problem.code === 'code_expired' &&
          ` ${intl.formatMessage({ id: 'buy.price_changed', defaultMessage: 'The price below is the one that applies now.' })}`}
        {problem.code === 'price_changed' && tried && amount && (
          <Changed tried={tried} now={amount} order={order} />
        )}
      </Alert>
    </Said>
  );
}

/** The price the buyer saw and the present one. After a change of country elsewhere, one press changes it back. */
function Changed({ tried, now, order }: { tried: Tried; now: Money; order: Order }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const country = useUser()?.payment_country;
  const was = moneyText(tried.amount);
  const moved = country !== tried.country;
  return (
    <>
      {moved &&
        country &&
        ` ${intl.formatMessage({ id: 'buy.moved', defaultMessage: 'Country you pay in: {country}.' }, { country: countryName(intl.locale, country) })}`}
      <WasNow>
        <span>
          {intl.formatMessage({ id: 'buy.saw', defaultMessage: 'You saw' })} <b>{was}</b>
        </span>
        <span>
          {intl.formatMessage({ id: 'buy.now', defaultMessage: 'Now' })} <b>{moneyText(now)}</b>
        </span>
      </WasNow>
      {moved && (
        <Button tone="outline" size="s" wide onClick={() => void order.changeCountry(tried.country)}>
          {intl.formatMessage(
            { id: 'buy.back', defaultMessage: 'Back to {price} ({country})' },
            { price: was, country: countryName(intl.locale, tried.country) },
          )}
        </Button>
      )}
    </>
  );
}

const Said = styled.div`
  margin-block: ${theme.space.s3};
`;

const WasNow = styled.p`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.seam.button};
  margin-block: ${theme.space.s2h};
  & > span {
    display: grid;
    padding: ${theme.space.s2} ${theme.space.s4};
    background: ${theme.color.surface2};
    color: ${theme.color.ink2};
    border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
  }
  & > span:last-child {
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
    text-align: right;
  }
  & b {
    font-variant-numeric: tabular-nums;
  }
`;
