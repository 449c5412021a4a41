import type { Drawing } from '#src/layout/drawing.tsx';

/** Fictional profile: one real half and one sketched half. */
export const FICTIONAL: Drawing = [
  { d: 'M11 3.2a8.9 8.9 0 0 0 0 17.6Z', fill: 'currentColor', strokeWidth: 2 },
  { d: 'M14 3.3a8.9 8.9 0 0 1 0 17.4', strokeDasharray: '2.6 3.4', strokeWidth: 2 },
];
