import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Small } from '@rendezvous/ui/layout/page';

/** How far a step is. */
export type Progress = 'done' | 'under_way' | 'open' | 'failed';

export interface StepProps {
  progress: Progress;
  title: string;
  note: string;
  /** Money of the step, in words. */
  amount?: string;
}

/** One step in the life of a payment, with the two halves as its mark. */
export function Step({ progress, title, note, amount }: StepProps) {
  return (
    <Row>
      <Mark $of={progress} viewBox="0 0 26 26" aria-hidden="true">
        <path d="M12 2.2a10.8 10.8 0 0 0 0 21.6Z" />
        <path d="M14 2.2a10.8 10.8 0 0 1 0 21.6Z" />
      </Mark>
      <b>{title}</b>
      <Amount>{amount}</Amount>
      {note && <Small>{note}</Small>}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr) auto;
  column-gap: ${theme.space.s3h};
  padding-bottom: ${theme.space.s4};
  & > p {
    grid-column: 2 / -1;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 12px;
    top: 30px;
    bottom: ${theme.space.s1};
    border-left: 1.5px solid ${theme.color.lineStrong};
  }
`;

const Amount = styled.span`
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Mark = styled.svg<{ $of: Progress }>`
  width: 26px;
  height: 26px;
  stroke-width: 1.8;
  & > :first-child {
    fill: ${({ $of }) => ($of === 'open' ? 'none' : theme.color.halfA)};
    stroke: ${({ $of }) => ($of === 'open' ? theme.color.lineStrong : 'none')};
  }
  & > :last-child {
    fill: ${({ $of }) => ($of === 'done' ? theme.color.zest : $of === 'failed' ? theme.color.danger : 'none')};
    stroke: ${({ $of }) => ($of === 'done' || $of === 'failed' ? 'none' : theme.color.lineStrong)};
  }
`;
