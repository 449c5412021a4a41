import type { Drawing } from '#src/layout/drawing.tsx';

export const ARROW_RIGHT: Drawing = [{ d: 'M5 12h14M12 5l7 7-7 7' }];
