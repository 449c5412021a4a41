import { endpoint } from '#src/kernel/endpoint.ts';
import { LanderEventBody, LanderQuery, LanderResponse } from './schemas.ts';

export const READ_LANDER = endpoint('GET', '/api/lander.php', {
  summary: 'Returns a landing page with its members (spec §2 Landers).',
  access: 'public',
  query: LanderQuery,
  response: LanderResponse,
  errors: ['not_found'],
  etag: true,
});

export const COUNT_LANDER_STEP = endpoint('POST', '/api/lander-event.php', {
  summary: 'Counts a step on a landing page, without identity.',
  access: 'public',
  body: LanderEventBody,
  errors: ['not_found'],
});
