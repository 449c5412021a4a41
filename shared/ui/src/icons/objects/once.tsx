import type { Drawing } from '#src/layout/drawing.tsx';

export const ONCE: Drawing = [{ d: 'M12 2.8a9.2 9.2 0 1 0 0 18.4a9.2 9.2 0 1 0 0-18.4M10.4 9.4 12.6 8v8' }];
