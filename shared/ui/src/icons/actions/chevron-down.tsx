import type { Drawing } from '#src/layout/drawing.tsx';

export const CHEVRON_DOWN: Drawing = [{ d: 'M6 9l6 6 6-6' }];
