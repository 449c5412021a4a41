import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHEVRON_DOWN } from '@rendezvous/ui/icons/actions/chevron-down';

/** A question that opens to its answer; on paper all are open. */
export function Question({ id, question, children }: { id: string; question: string; children: ReactNode }) {
  return (
    <Details id={id}>
      <Summary>
        <h3>{question}</h3>
        <Icon of={CHEVRON_DOWN} />
      </Summary>
      <Answer>{children}</Answer>
    </Details>
  );
}

const Details = styled.details`
  border-bottom: 1px solid ${theme.color.line};
  h2 + & {
    border-top: 1px solid ${theme.color.line};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  @media print {
    border: 0;
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s4};
  min-height: 56px;
  padding-block: ${theme.space.s3h};
  border-radius: ${theme.radius.r1};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  h3 {
    font-size: ${theme.size.strong};
    line-height: ${theme.line.lead};
    font-weight: ${theme.weight.label};
  }
  svg {
    color: ${theme.color.ink2};
    transition: transform ${theme.motion.base} ${theme.motion.out};
  }
  &:hover h3 {
    color: ${theme.color.zestText};
  }
  @media print {
    display: block;
    min-height: 0;
    padding: 8pt 0 2pt;
    break-after: avoid;
    h3 {
      font-size: 11pt;
      line-height: 1.4;
    }
    svg {
      display: none;
    }
  }
`;

const Answer = styled.div`
  padding: 0 ${theme.space.s6h} ${theme.space.s4h} 0;
  @media print {
    padding: 0 0 4pt;
  }
`;
