import { endpoint } from '../endpoint.ts';
import { IcebreakersResponse } from '../icebreakers.ts';

export const READ_ICEBREAKERS = endpoint('GET', '/api/icebreakers.php', {
  summary: 'Lists lines to begin a conversation with, in the member’s language (spec §2 icebreaker modal).',
  access: 'member',
  response: IcebreakersResponse,
  etag: true,
});
