import { endpoint } from '#src/kernel/endpoint.ts';
import { IcebreakersResponse } from './schemas.ts';

export const READ_ICEBREAKERS = endpoint('GET', '/api/icebreakers.php', {
  summary: 'Lists lines to begin a conversation with, in the member’s language (spec §2 icebreaker modal).',
  access: 'member',
  response: IcebreakersResponse,
  etag: true,
});
