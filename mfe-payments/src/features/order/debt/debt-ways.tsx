import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Money } from '@rendezvous/contract/kernel/common';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import type { OrderPrice } from '#src/lib/price.ts';
import { ChoiceRow } from '../components/choice-row.tsx';

export interface DebtChoice {
  /** The order that would pay it too: its price, and the sum of both. */
  order: { price: OrderPrice | null; due: Money | null };
  /** The debt is paid without an order. */
  alone: boolean;
  onChoose: (alone: boolean) => void;
}

/** The debt with the order, or alone. */
export function DebtWays({ order: { price, due }, money, alone, onChoose }: DebtChoice & { money: string }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  return (
    <Ways>
      <legend>
        {intl.formatMessage({ id: 'debt.ways', defaultMessage: 'What would you like to pay?' })}
      </legend>
      {price && due && (
        <ChoiceRow
          name="debt"
          checked={!alone}
          onChange={() => onChoose(false)}
          title={intl.formatMessage(
            {
              id: 'debt.way.both',
              defaultMessage: '{count, plural, one {# credit} other {# credits}} and what you still owe',
            },
            { count: price.credits },
          )}
          note={`${moneyText(price.total)} + ${money}`}
          end={<b>{moneyText(due)}</b>}
        />
      )}
      <ChoiceRow
        name="debt"
        checked={alone}
        onChange={() => onChoose(true)}
        title={intl.formatMessage({ id: 'debt.way.alone', defaultMessage: 'Only what you still owe' })}
        note={intl.formatMessage({
          id: 'debt.way.after',
          defaultMessage: 'After that you buy as before',
        })}
        end={<b>{money}</b>}
      />
    </Ways>
  );
}

const Ways = styled.fieldset`
  display: grid;
  gap: ${theme.space.s2};
  min-width: 0;
  margin: ${theme.space.s6h} 0 0;
  padding: 0;
  border: 0;
  font-variant-numeric: tabular-nums;
  & > legend {
    ${text.d1}
    padding: 0;
    margin-bottom: ${theme.space.s3};
  }
`;
