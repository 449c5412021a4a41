import { endpoint } from '#src/kernel/endpoint.ts';
import { ReportBody, ReportResponse } from './schemas.ts';

export const REPORT = endpoint('POST', '/api/report.php', {
  summary:
    'Reports a profile, a photo or a received message to the operators, and blocks its member in the same act when asked to.',
  access: 'member',
  body: ReportBody,
  response: ReportResponse,
  status: 201,
  errors: ['not_found'],
});
