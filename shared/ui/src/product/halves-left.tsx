import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Line = styled.span`
  display: inline-flex;
  gap: ${theme.space.s1h};
`;

const Half = styled.i<{ $used: boolean; $right: boolean }>`
  width: 10px;
  height: 20px;
  border-radius: ${({ $right }) => ($right ? `${theme.curve.c3} ${theme.curve.c20} ${theme.curve.c20} ${theme.curve.c3}` : `${theme.curve.c20} ${theme.curve.c3} ${theme.curve.c3} ${theme.curve.c20}`)};
  margin-left: ${({ $right }) => ($right ? `-${theme.seam.button}` : '0')};
  background: ${({ $used }) => ($used ? 'none' : theme.color.zest)};
  box-shadow: ${({ $used }) => ($used ? `inset 0 0 0 1.5px ${theme.color.lineStrong}` : 'none')};
`;

/** Small allowance drawn as halves: filled ones are left. The text is next to it. */
export function HalvesLeft({ left, total }: { left: number; total: number }) {
  return (
    <Line aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <Half key={index} $used={index >= left} $right={index % 2 === 1} />
      ))}
    </Line>
  );
}
