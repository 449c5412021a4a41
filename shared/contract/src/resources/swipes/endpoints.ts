import { endpoint } from '#src/kernel/endpoint.ts';
import { DeckQuery, DeckResponse, SwipeBody, SwipeResponse } from './schemas.ts';

export const READ_DECK = endpoint('GET', '/api/swipe.php', {
  summary: 'Returns the next cards of the swipe game and what is left of the day (spec §6 Swipe allowance).',
  access: 'member',
  query: DeckQuery,
  response: DeckResponse,
});

export const SWIPE = endpoint('POST', '/api/swipe.php', {
  summary: 'Likes or passes the member of a card, or undoes that; the same act again changes nothing.',
  access: 'member',
  body: SwipeBody,
  response: SwipeResponse,
  errors: ['not_found', 'blocked_by_member', 'likes_exhausted', 'swipes_exhausted'],
});
