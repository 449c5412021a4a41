import { endpoint } from '#src/kernel/endpoint.ts';
import { NoBody } from '#src/kernel/no-body.ts';
import { MandateQuery, MandatesResponse } from './schemas.ts';

export const READ_MANDATES = endpoint('GET', '/api/mandates.php', {
  summary: 'Lists the means of payment that the caller stores for repeat orders.',
  access: 'member',
  response: MandatesResponse,
});

export const DELETE_MANDATE = endpoint('DELETE', '/api/mandates.php', {
  summary: 'Deletes a stored means of payment here and at its provider; returns those that are left.',
  access: 'member',
  fresh: true,
  query: MandateQuery,
  body: NoBody,
  response: MandatesResponse,
  errors: ['not_found'],
});
