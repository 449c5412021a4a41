import type { SVGProps } from 'react';

/**
 * Paths of an icon on a 24 px grid: strokes in the text colour unless a path says otherwise. Each drawing is a file in `icons/`,
 * so a screen loads only its own icons. All but `credits` and `fictional` are from the Lucide set (ISC, see docs/licences.md).
 */
export type Drawing = readonly SVGProps<SVGPathElement>[];
