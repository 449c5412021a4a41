import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsDecideBody,
  OpsReportQuery,
  OpsReportResponse,
  OpsReportsQuery,
  OpsReportsResponse,
} from './schemas.ts';

export const OPS_LIST_REPORTS = operatorEndpoint('GET', '/api/ops/reports', {
  summary: 'Reports by state: open ones by their deadline, closed ones the latest first.',
  right: 'reports.handle',
  query: OpsReportsQuery,
  response: OpsReportsResponse,
});

export const OPS_READ_REPORT = operatorEndpoint('GET', '/api/ops/report', {
  summary: 'A report with what was reported, as it was then.',
  right: 'reports.handle',
  query: OpsReportQuery,
  response: OpsReportResponse,
  errors: ['not_found'],
});

export const OPS_DECIDE_REPORT = operatorEndpoint('POST', '/api/ops/report-decide', {
  summary: 'Closes an open report with a decision, and carries its measure out in the same act.',
  right: 'reports.handle',
  body: OpsDecideBody,
  response: OpsReportResponse,
  errors: ['not_found', 'duplicate', 'pending_deletion'],
});
