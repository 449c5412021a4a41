import type { Drawing } from '#src/layout/drawing.tsx';

export const ARROW_LEFT: Drawing = [{ d: 'M12 19l-7-7 7-7M19 12H5' }];
