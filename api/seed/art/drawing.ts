/** Colour of lashes, eyes and dark frames. */
export const LINE = '#2a1519';
/** White of eyes, teeth and china. */
export const PAPER_WHITE = '#fff6ef';

/** Shape filled with one colour. */
export const shape = (path: string, colour: string, extra = ''): string =>
  `<path d="${path}" fill="${colour}"${extra}/>`;

/** Line with round ends. */
export const stroke = (path: string, colour: string, width: number, extra = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra}/>`;

/** Number of a path: two decimals at most, so that drawings stay small. */
export const n = (value: number): number => Math.round(value * 100) / 100;
