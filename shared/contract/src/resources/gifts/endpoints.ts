import { endpoint } from '#src/kernel/endpoint.ts';
import { GiftsResponse } from './schemas.ts';

export const READ_GIFTS = endpoint('GET', '/api/gifts.php', {
  summary: 'Lists the gifts to send, named in the member’s language. Their price stands with each chat.',
  access: 'member',
  response: GiftsResponse,
  etag: true,
});
