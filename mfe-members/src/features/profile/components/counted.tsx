import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** A hint with the count of characters at its end. */
export function Counted({ used, limit, children }: { used: number; limit: number; children?: ReactNode }) {
  const intl = useIntl();
  return (
    <Below>
      <span>{children}</span>
      <Count>
        {intl.formatMessage({ id: 'count.limit', defaultMessage: '{used} / {limit}' }, { used, limit })}
      </Count>
    </Below>
  );
}

const Below = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s3};
`;

const Count = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
