import type { Drawing } from '#src/layout/drawing.tsx';

export const PERCENT: Drawing = [
  {
    d: 'M19 5 5 19M4.3 7a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0M14.3 17a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0',
  },
];
