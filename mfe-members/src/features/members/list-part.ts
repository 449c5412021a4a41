/** The stretch of a long list that stands in the page: indexes of its first card, and of the first one behind it. */
export interface ListPart {
  from: number;
  to: number;
}
