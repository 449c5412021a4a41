/** Gifts a member may send in a chat (PRODUCT.md §5); `gift.<name>` of the server's texts is the name shown. */
export const GIFTS = [
  'rose',
  'coffee',
  'croissant',
  'wine',
  'chocolates',
  'orange',
  'icecream',
  'cinema',
  'record',
  'umbrella',
  'candle',
  'star',
] as const;
export type GiftName = (typeof GIFTS)[number];
