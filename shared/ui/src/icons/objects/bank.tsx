import type { Drawing } from '#src/layout/drawing.tsx';

export const BANK: Drawing = [{ d: 'M3 9.5 12 4l9 5.5zM5.5 13v5M10 13v5M14 13v5M18.5 13v5M3 21h18' }];
