import { ComplaintBody, ComplaintResponse } from '../complaints.ts';
import { endpoint } from '../endpoint.ts';
import { REQUEST_LIMITS } from '../request-limits.ts';

export const COMPLAIN = endpoint('POST', '/api/complaint.php', {
  summary: 'Files a complaint of a visitor or member and mails a confirmation (spec §2 /complaints).',
  access: 'public',
  body: ComplaintBody,
  response: ComplaintResponse,
  status: 201,
  limit: REQUEST_LIMITS.COMPLAIN,
});
