import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { useMoneyText } from '@rendezvous/domain/use-money-text';

/** The credits of a purchase: used ones, and unused ones with what they give back. */
export function LotBar({ lot }: { lot: NonNullable<OpsPayment['lot']> }) {
  const intl = useIntl();
  const amountText = useMoneyText();
  const { used, unused, unused_worth: worth } = lot;
  if (used + unused === 0) return null;
  return (
    <Bar>
      {used > 0 && (
        <Part $weight={used} $used>
          <b>
            {intl.formatMessage(
              { id: 'money.lot.used', defaultMessage: '{count, plural, one {# used} other {# used}}' },
              { count: used },
            )}
          </b>
        </Part>
      )}
      {unused > 0 && (
        <Part $weight={unused}>
          <b>
            {intl.formatMessage(
              { id: 'money.lot.unused', defaultMessage: '{count, plural, one {# unused} other {# unused}}' },
              { count: unused },
            )}
          </b>
          <span>{amountText(worth)}</span>
        </Part>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: ${theme.seam.button};
  max-width: 720px;
  min-height: ${theme.space.s8};
  margin-bottom: ${theme.space.s4};
  border-radius: ${theme.radius.half};
  overflow: hidden;
`;

const Part = styled.div<{ $weight: number; $used?: boolean }>`
  flex: ${({ $weight }) => $weight} 1 auto;
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: ${theme.space.s2} ${theme.space.s5};
  background: ${({ $used }) => ($used ? theme.color.surface3 : theme.color.fig)};
  color: ${({ $used }) => ($used ? theme.color.ink : theme.color.onFig)};
  text-align: ${({ $used }) => ($used ? 'left' : 'right')};
  & > b {
    font-size: ${theme.size.strong};
    font-weight: ${theme.weight.strong};
  }
  & > span {
    ${text.small}
  }
`;
