import styled, { css } from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s2};
  font-size: ${theme.size.small};
  line-height: 20px;
  color: ${theme.color.ink2};
`;

const hiddenLabel = css`
  &:not([aria-current]) > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Item = styled.li<{ $compact: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  & + &::before {
    content: '';
    width: 16px;
    height: 2px;
    background: ${theme.color.line};
    border-radius: 1px;
  }
  &[aria-current] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  ${({ $compact }) => $compact && hiddenLabel}
  ${media.belowPhone} {
    ${hiddenLabel}
  }
`;

const Disc = styled.svg`
  width: 22px;
  height: 22px;
  flex: none;
`;
const Filled = styled.path<{ $half: 'a' | 'b' }>`
  fill: ${({ $half }) => ($half === 'a' ? theme.color.halfA : theme.color.zest)};
`;
const Outline = styled.path`
  fill: none;
  stroke: ${theme.color.lineStrong};
  stroke-width: 1.6;
`;

function StepDisc({ state }: { state: 'done' | 'now' | 'next' }) {
  return (
    <Disc viewBox="0 0 22 22" aria-hidden="true">
      {state === 'next' ? (
        <Outline d="M9.2 1.9a9.2 9.2 0 0 0 0 18.2Z" />
      ) : (
        <Filled d="M10 1a10 10 0 0 0 0 20Z" $half={state === 'done' ? 'a' : 'b'} />
      )}
      {state === 'done' ? (
        <Filled d="M12 1a10 10 0 0 1 0 20Z" $half="b" />
      ) : (
        <Outline d="M12.8 1.9a9.2 9.2 0 0 1 0 18.2Z" />
      )}
    </Disc>
  );
}

export interface StepperProps {
  steps: readonly string[];
  current: number;
  /** Accessible name of the current position. */
  label: string;
  /** Shows the label of the current step only, for long flows. */
  compact?: boolean;
}

/** Steps of a flow: outline, half filled (current), whole (done). */
export function Stepper({ steps, current, label, compact = false }: StepperProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <Item key={step} $compact={compact} aria-current={index === current ? 'step' : undefined}>
          <StepDisc state={index < current ? 'done' : index === current ? 'now' : 'next'} />
          <span>{step}</span>
        </Item>
      ))}
    </List>
  );
}
