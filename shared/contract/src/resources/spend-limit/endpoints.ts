import { endpoint } from '#src/kernel/endpoint.ts';
import { SpendLimitQuery, SpendLimitResponse } from './schemas.ts';

export const READ_SPEND_LIMIT = endpoint('GET', '/api/spend-limit.php', {
  summary: 'Returns the member’s own limit of spending and what this month has left of it.',
  access: 'member',
  query: SpendLimitQuery,
  response: SpendLimitResponse,
});
