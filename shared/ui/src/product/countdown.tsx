import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const RADIUS = 16;

const Svg = styled.svg`
  width: 24px;
  height: 36px;
  flex: none;
`;
const Ground = styled.path`
  fill: ${theme.color.figHover};
`;
const Left = styled.path`
  fill: ${theme.color.glow};
`;

/** Half a clock: the filled part is the share of time left, 0 to 1. */
export function Countdown({ share }: { share: number }) {
  const angle = Math.PI * Math.min(1, Math.max(0, share));
  const x = (4 + RADIUS * Math.sin(angle)).toFixed(2);
  const y = (18 - RADIUS * Math.cos(angle)).toFixed(2);
  return (
    <Svg viewBox="0 0 24 36" aria-hidden="true">
      <Ground d="M4 2a16 16 0 0 1 0 32Z" />
      <Left d={`M4 18L4 2A16 16 0 0 1 ${x} ${y}Z`} />
    </Svg>
  );
}
