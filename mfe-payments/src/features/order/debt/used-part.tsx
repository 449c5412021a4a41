import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** The credits of the order in two parts: the used ones, whose price is open, and the others, which cost nothing. */
export function UsedPart({ debt: { used, revoked, amount } }: { debt: Debt }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  return (
    <Parts>
      <Used style={{ flexGrow: used }}>
        <b>{intl.formatMessage({ id: 'debt.used', defaultMessage: '{count} used' }, { count: used })}</b>
        <span>
          {intl.formatMessage(
            { id: 'debt.open', defaultMessage: '{money} to pay' },
            { money: moneyText(amount) },
          )}
        </span>
      </Used>
      {revoked > 0 && (
        <Unused style={{ flexGrow: revoked }}>
          <b>
            {intl.formatMessage({ id: 'debt.unused', defaultMessage: '{count} unused' }, { count: revoked })}
          </b>
          <span>{intl.formatMessage({ id: 'debt.nothing', defaultMessage: 'Nothing to pay' })}</span>
        </Unused>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: flex;
  gap: ${theme.space.s0h};
  margin-top: ${theme.space.s4};
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    flex-basis: 0;
    min-width: min-content;
    padding: ${theme.space.s2} ${theme.space.s4};
    overflow-wrap: anywhere;
  }
  & span {
    ${text.small}
  }
`;

const Used = styled.div`
  background: ${theme.color.surface3};
  border-radius: ${theme.curve.c48} 0 0 ${theme.curve.c48};
  &:only-child {
    border-radius: ${theme.curve.c48};
  }
`;

const Unused = styled.div`
  justify-items: end;
  text-align: right;
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  border-radius: 0 ${theme.curve.c48} ${theme.curve.c48} 0;
`;
