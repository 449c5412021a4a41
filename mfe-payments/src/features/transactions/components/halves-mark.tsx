import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** What the two halves show: they meet, wait for each other, miss each other, or one is not there. */
export type Meeting = 'met' | 'waiting' | 'apart' | 'missed' | 'one';

const MOVES: Record<Meeting, [string, string]> = {
  met: ['0 0', '0 0'],
  waiting: ['0 -9', '0 9'],
  apart: ['-7 0', '7 0'],
  missed: ['-9 -14', '9 14'],
  one: ['0 0', '0 0'],
};

const Svg = styled.svg<{ $of: Meeting }>`
  display: block;
  width: 72px;
  height: 82px;
  margin-left: -${theme.space.s2};
  & > :first-child {
    fill: ${theme.color.halfA};
  }
  & > :last-child {
    fill: ${({ $of }) => ($of === 'one' ? 'none' : $of === 'missed' ? theme.color.danger : theme.color.zest)};
    stroke: ${({ $of }) => ($of === 'one' ? theme.color.lineStrong : 'none')};
    stroke-width: 2.5;
    stroke-dasharray: 6 6;
  }
`;

/** Drawing above the result of a payment; its words are below it. */
export function HalvesMark({ of }: { of: Meeting }) {
  const [left, right] = MOVES[of];
  return (
    <Svg $of={of} viewBox="-12 -12 116 128" aria-hidden="true">
      <path d="M44 8a44 44 0 0 0 0 88q0-44 0-88Z" transform={`translate(${left})`} />
      <path d="M50 8a44 44 0 0 1 0 88Z" transform={`translate(${right})`} />
    </Svg>
  );
}
