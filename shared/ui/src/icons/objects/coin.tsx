import type { Drawing } from '#src/layout/drawing.tsx';

export const COIN: Drawing = [
  { d: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M7 12h5.5M15.2 9.2a4 4 0 1 0 0 5.6' },
];
