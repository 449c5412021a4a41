import styled, { css, keyframes } from 'styled-components';
import type { GiftName } from '@rendezvous/contract/resources/gifts/values';
import { theme } from '@rendezvous/theme/theme';
import { GiftArt } from './gift-art.tsx';

const grow = keyframes`
  from { transform: translateY(40%) scale(0.2); }
`;
const sway = keyframes`
  from { transform: rotate(-24deg); }
  50% { transform: rotate(12deg); }
`;
const turn = keyframes`
  from { transform: rotate(-180deg) scale(0.5); }
`;
const fall = keyframes`
  from { transform: translate(60%, -80%) scale(0.4); opacity: 0; }
`;
const open = keyframes`
  from { transform: scaleX(0.1); }
`;
const flicker = keyframes`
  from { opacity: 0; }
  40% { opacity: 1; }
  60% { opacity: 0.5; }
`;

/** Motion with which each gift arrives. */
const ARRIVALS = {
  rose: grow,
  coffee: sway,
  croissant: turn,
  wine: sway,
  chocolates: open,
  orange: turn,
  icecream: grow,
  cinema: open,
  record: turn,
  umbrella: open,
  candle: flicker,
  star: fall,
} as const satisfies Record<GiftName, unknown>;

/** A gift in its cell; `arrives` adds a small motion, which less motion leaves out. */
export function GiftCell({ gift, arrives = false }: { gift: GiftName; arrives?: boolean }) {
  return (
    <Cell $arrival={arrives ? ARRIVALS[gift] : null} data-arrives={arrives || undefined}>
      <GiftArt gift={gift} />
    </Cell>
  );
}

const Cell = styled.span<{ $arrival: (typeof ARRIVALS)[GiftName] | null }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  overflow: hidden;
  border-radius: ${theme.curve.c24} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c24};
  background: ${theme.color.onPhoto};
  ${({ $arrival }) =>
    $arrival &&
    css`
      & > svg {
        animation: ${$arrival} ${theme.motion.meet} ${theme.motion.overshoot} both;
      }
    `}
`;
