import type { Drawing } from '#src/layout/drawing.tsx';

export const CHEVRON_LEFT: Drawing = [{ d: 'M15 18l-6-6 6-6' }];
