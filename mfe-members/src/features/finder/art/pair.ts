/** Markup of one half in a view box of 300 by 600, its seam at the flat edge. */
export type Half = string;

/** The pictures of the two answers of a question. */
export type Pair = readonly [left: Half, right: Half];
