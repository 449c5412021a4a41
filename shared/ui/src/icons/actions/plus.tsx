import type { Drawing } from '#src/layout/drawing.tsx';

export const PLUS: Drawing = [{ d: 'M5 12h14M12 5v14' }];
