import { endpoint } from '#src/kernel/endpoint.ts';
import { NoQuery } from '#src/kernel/no-body.ts';
import { SpendLimitResponse } from './schemas.ts';

export const READ_SPEND_LIMIT = endpoint('GET', '/api/spend-limit.php', {
  summary: 'Returns the member’s own limit of spending and what this month has left of it.',
  access: 'member',
  query: NoQuery,
  response: SpendLimitResponse,
});
