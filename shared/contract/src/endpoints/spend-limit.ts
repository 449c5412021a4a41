import { endpoint } from '../endpoint.ts';
import { NoQuery } from '../no-body.ts';
import { SpendLimitResponse } from '../spend-limit.ts';

export const READ_SPEND_LIMIT = endpoint('GET', '/api/spend-limit.php', {
  summary: 'Returns one’s own limit of spending and what this month has left of it.',
  access: 'member',
  query: NoQuery,
  response: SpendLimitResponse,
});
