import { endpoint } from '#src/kernel/endpoint.ts';
import { ComplaintBody, ComplaintResponse } from './schemas.ts';

export const COMPLAIN = endpoint('POST', '/api/complaint.php', {
  summary: 'Files a complaint of a visitor or member and mails a confirmation (spec §2 /complaints).',
  access: 'public',
  body: ComplaintBody,
  response: ComplaintResponse,
  status: 201,
});
