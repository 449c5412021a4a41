import type { SVGProps } from 'react';

/**
 * What an icon draws on its 24 px grid: strokes in the text's colour, unless a path says otherwise. Each drawing is a file of its own
 * in `icons/`, so that a screen carries those it shows. All but `credits` and `fictional` are of the Lucide set (ISC, see docs/licences.md).
 */
export type Drawing = readonly SVGProps<SVGPathElement>[];
