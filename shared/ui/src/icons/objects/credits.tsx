import type { Drawing } from '#src/layout/drawing.tsx';

/** A credit: a cut half. */
export const CREDITS: Drawing = [
  { d: 'M7 2.2a9.8 9.8 0 0 1 0 19.6Z', strokeWidth: 2 },
  {
    d: 'M8.10 10.09L7.80 5.45A6.6 6.6 0 0 1 12.27 8.03ZM9.20 12.00L13.08 9.42A6.6 6.6 0 0 1 13.08 14.58ZM8.10 13.91L12.27 15.97A6.6 6.6 0 0 1 7.80 18.55Z',
    fill: 'currentColor',
    stroke: 'none',
  },
];
