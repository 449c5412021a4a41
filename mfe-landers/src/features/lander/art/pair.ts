/** One half of a picture: drawn markup inside an SVG of this view box, seam at its flat edge. */
export interface Half {
  viewBox: string;
  markup: string;
}

/** The two halves of a question. */
export interface Pair {
  left: Half;
  right: Half;
}
