import type { Drawing } from '#src/layout/drawing.tsx';

export const FLAG: Drawing = [{ d: 'M5 21L5 4M5 4L19 4L16 8.5L19 13L5 13' }];
