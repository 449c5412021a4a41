import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { ChoiceRow } from '../components/choice-row.tsx';
import type { DebtOfferProps } from './debt-offer.tsx';

/** The debt with the order, or alone. */
export function DebtWays({
  order: { price, due },
  money,
  alone,
  onChoose,
}: Omit<DebtOfferProps, 'debt'> & { money: string }) {
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
