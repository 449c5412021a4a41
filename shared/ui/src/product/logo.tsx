import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Svg = styled.svg`
  width: 30px;
  height: 30px;
  flex: none;
`;
const Left = styled.path<{ $light: boolean }>`
  fill: ${({ $light }) => ($light ? theme.color.markLight : 'currentColor')};
`;
const Right = styled.path<{ $light: boolean }>`
  fill: ${({ $light }) => ($light ? theme.color.markZest : theme.color.zest)};
`;

/** Two half discs, the right one slightly lower; `level` once they meet, `light` on dark grounds. */
export function Logo({ light = false, level = false }: { light?: boolean; level?: boolean }) {
  return (
    <Svg viewBox="0 0 32 32" aria-hidden="true">
      <Left $light={light} d={level ? 'M14.6 4a12 12 0 0 0 0 24Z' : 'M14.6 2.4a12 12 0 0 0 0 24Z'} />
      <Right $light={light} d={level ? 'M17.4 4a12 12 0 0 1 0 24Z' : 'M17.4 5.6a12 12 0 0 1 0 24Z'} />
    </Svg>
  );
}

/** Logo and name for use inside a link. */
export const Wordmark = styled.span<{ $light?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: ${theme.size.target};
  color: ${({ $light }) => ($light ? theme.color.onFooter : theme.color.ink)};
  font: ${theme.weight.displayLarge} ${theme.size.d1} / 1 ${theme.font.display};
  font-variation-settings: 'opsz' 18;
  white-space: nowrap;
`;
