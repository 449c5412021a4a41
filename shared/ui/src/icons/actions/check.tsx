import type { Drawing } from '#src/layout/drawing.tsx';

export const CHECK: Drawing = [{ d: 'M20 6 9 17l-5-5' }];
