import type { Drawing } from '#src/layout/drawing.tsx';

export const CROP: Drawing = [{ d: 'M6 2v14a2 2 0 0 0 2 2h14M18 22V8a2 2 0 0 0-2-2H2' }];
