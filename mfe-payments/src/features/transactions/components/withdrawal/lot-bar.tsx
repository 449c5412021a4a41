import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Used and unused credits of a purchase, as wide as their shares. */
export function LotBar({ credits, unused }: { credits: number; unused: number }) {
  const intl = useIntl();
  const used = credits - unused;
  return (
    <Bar>
      {used > 0 && (
        <Used $share={used}>
          {intl.formatMessage(
            { id: 'withdrawal.used', defaultMessage: '{count, number} used' },
            { count: used },
          )}
        </Used>
      )}
      <Unused $share={unused}>
        {intl.formatMessage(
          { id: 'withdrawal.unused', defaultMessage: '{count, number} unused' },
          { count: unused },
        )}
      </Unused>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: ${theme.seam.button};
  font-weight: ${theme.weight.strong};
`;

const Part = styled.span<{ $share: number }>`
  display: flex;
  align-items: center;
  flex: ${({ $share }) => $share} 0 auto;
  min-height: 56px;
  padding: ${theme.space.s2} ${theme.space.s5};
  white-space: nowrap;
`;

const Used = styled(Part)`
  border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
  background: ${theme.color.surface3};
`;

const Unused = styled(Part)`
  justify-content: flex-end;
  border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
  background: ${theme.color.fig};
  color: ${theme.color.onFig};
  &:first-child {
    border-radius: ${theme.radius.half};
  }
`;
