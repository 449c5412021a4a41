import type { Drawing } from '#src/layout/drawing.tsx';

export const CLOSE: Drawing = [{ d: 'M18 6 6 18M6 6l12 12' }];
