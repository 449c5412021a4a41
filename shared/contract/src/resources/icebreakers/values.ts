/** Lines to begin a conversation with (PRODUCT.md §5); `icebreaker.<name>` of the server's texts is the line. */
export const ICEBREAKERS = [
  'seat',
  'evening',
  'story',
  'neighbours',
  'round',
  'late',
  'song',
  'sunday',
  'habits',
  'opinion',
  'speechless',
  'dare',
] as const;
export type IcebreakerName = (typeof ICEBREAKERS)[number];
