import styled from 'styled-components';
import { ICON_PATHS } from './icon-paths.tsx';

/** Two marks of our own, on the same grid and stroke: the credit (a cut half) and the fictional marker. */
export type IconName = keyof typeof ICON_PATHS | 'credits' | 'fictional';

const SIZES = { s: 16, m: 20, l: 24 } as const;

const Svg = styled.svg<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;
`;

/** An icon beside words; readers do not hear it. Sizes: s 16 px, m 20 px, l 24 px. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: keyof typeof SIZES }) {
  const own = name === 'credits' || name === 'fictional';
  return (
    <Svg
      $size={SIZES[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={own ? 2 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {name === 'credits' ? <CreditsMark /> : name === 'fictional' ? <FictionalMark /> : <path d={ICON_PATHS[name]} />}
    </Svg>
  );
}

const CreditsMark = () => (
  <>
    <path d="M7 2.2a9.8 9.8 0 0 1 0 19.6Z" />
    <path
      d="M8.10 10.09L7.80 5.45A6.6 6.6 0 0 1 12.27 8.03ZM9.20 12.00L13.08 9.42A6.6 6.6 0 0 1 13.08 14.58ZM8.10 13.91L12.27 15.97A6.6 6.6 0 0 1 7.80 18.55Z"
      fill="currentColor"
      stroke="none"
    />
  </>
);

const FictionalMark = () => (
  <>
    <path d="M11 3.2a8.9 8.9 0 0 0 0 17.6Z" fill="currentColor" />
    <path d="M14 3.3a8.9 8.9 0 0 1 0 17.4" strokeDasharray="2.6 3.4" />
  </>
);
