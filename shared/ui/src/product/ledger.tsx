import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

const List = styled.ul`
  display: grid;
  gap: ${theme.seam.button};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: ${theme.seam.button};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 150px;
  }
  & > * {
    padding: ${theme.space.s3h} ${theme.space.s4};
    min-height: 56px;
    display: flex;
    align-items: center;
    gap: ${theme.space.s3};
    background: ${theme.color.surface};
  }
  & > :last-child {
    justify-content: flex-end;
    text-align: right;
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  &:first-child > :first-child {
    border-top-left-radius: ${theme.radius.r3};
  }
  &:first-child > :last-child {
    border-top-right-radius: ${theme.radius.r3};
  }
  &:last-child > :first-child {
    border-bottom-left-radius: ${theme.radius.r3};
  }
  &:last-child > :last-child {
    border-bottom-right-radius: ${theme.radius.r3};
  }
`;

export interface LedgerRow {
  what: ReactNode;
  cost: ReactNode;
}

/** Two columns: item and price. */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <List>
      {rows.map(({ what, cost }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows never change their order
        <Line key={index}>
          <span>{what}</span>
          <span>{cost}</span>
        </Line>
      ))}
    </List>
  );
}
