import type { Drawing } from '../drawing.tsx';

export const CHEVRON_RIGHT: Drawing = [{ d: 'M9 18l6-6-6-6' }];
