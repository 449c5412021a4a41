import { endpoint } from '#src/kernel/endpoint.ts';
import { TonightBody, TonightResponse } from './schemas.ts';

export const READ_TONIGHT = endpoint('GET', '/api/tonight.php', {
  summary:
    'Returns the board of the evening: members of today with what they are up for, and what waits for the caller.',
  access: 'public',
  response: TonightResponse,
  errors: ['authentication_required'],
});

export const CHOOSE_TONIGHT = endpoint('PUT', '/api/tonight.php', {
  summary:
    'Says what the member is up for this evening, or withdraws it; it is deleted at 06:00 where the member lives.',
  access: 'member',
  body: TonightBody,
});
