import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Pair = styled.span`
  display: inline-flex;
  gap: ${theme.space.s2h};
  & > i {
    width: 32px;
    height: 64px;
  }
  & > i:first-child {
    border-radius: ${theme.curve.c64} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c64};
    background: ${theme.color.halfA};
    transform: translateY(-10px);
  }
  & > i:last-child {
    border-radius: ${theme.radius.seam} ${theme.curve.c64} ${theme.curve.c64} ${theme.radius.seam};
    background: ${theme.color.zest};
    transform: translateY(10px);
  }
`;

/** Two halves that miss each other: something was not found or did not load. */
export function MissedHalves() {
  return (
    <Pair aria-hidden="true">
      <i />
      <i />
    </Pair>
  );
}
