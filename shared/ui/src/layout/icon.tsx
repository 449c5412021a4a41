import styled from 'styled-components';
import type { Drawing } from './drawing.tsx';

const SIZES = { s: 16, m: 20, l: 24 } as const;

const Svg = styled.svg<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;
`;

/** Icon beside text, hidden from screen readers. Sizes: s 16 px, m 20 px, l 24 px. */
export function Icon({ of, size = 'm' }: { of: Drawing; size?: keyof typeof SIZES }) {
  return (
    <Svg
      $size={SIZES[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </Svg>
  );
}
