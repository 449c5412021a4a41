import type { Drawing } from '#src/layout/drawing.tsx';

export const CHEVRON_RIGHT: Drawing = [{ d: 'M9 18l6-6-6-6' }];
