import { endpoint } from '#src/kernel/endpoint.ts';
import { GiftsResponse } from './schemas.ts';

export const READ_GIFTS = endpoint('GET', '/api/gifts.php', {
  summary: 'Lists the gifts to send, named in the member’s language. Each chat has their price.',
  access: 'member',
  response: GiftsResponse,
  etag: true,
});
