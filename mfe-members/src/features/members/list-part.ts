/** The stretch of a long list that stands in the page, and the room kept for the rest. */
export interface ListPart {
  /** Index of the first item in the page, and of the first one behind. */
  from: number;
  to: number;
  /** Pixels above and below. */
  above: number;
  below: number;
}
