import { endpoint } from '#src/kernel/endpoint.ts';
import {
  OpsDecideBody,
  OpsReportQuery,
  OpsReportResponse,
  OpsReportsQuery,
  OpsReportsResponse,
} from './schemas.ts';

export const OPS_LIST_REPORTS = endpoint('GET', '/api/ops/reports', {
  summary: 'Reports by state: open ones by their deadline, closed ones the latest first.',
  access: 'operator',
  right: 'reports.handle',
  query: OpsReportsQuery,
  response: OpsReportsResponse,
});

export const OPS_READ_REPORT = endpoint('GET', '/api/ops/report', {
  summary: 'A report with what was reported, as it was then.',
  access: 'operator',
  right: 'reports.handle',
  query: OpsReportQuery,
  response: OpsReportResponse,
  errors: ['not_found'],
});

export const OPS_DECIDE_REPORT = endpoint('POST', '/api/ops/report-decide', {
  summary: 'Closes an open report with a decision, and carries its measure out in the same act.',
  access: 'operator',
  right: 'reports.handle',
  body: OpsDecideBody,
  response: OpsReportResponse,
  errors: ['not_found', 'duplicate', 'pending_deletion'],
});
