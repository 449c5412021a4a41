import type { Drawing } from '#src/layout/drawing.tsx';

export const MORE: Drawing = [
  {
    d: 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  },
];
