import { useGrowing } from '@rendezvous/api-client/use-pages';
import {
  OPS_DECIDE_REPORT,
  OPS_LIST_REPORTS,
  OPS_READ_REPORT,
} from '@rendezvous/contract/operators/reports/calls';
import type { ComplaintStatus } from '@rendezvous/contract/resources/complaints/values';
import type { OpsDecideBody, OpsReportResponse } from '@rendezvous/contract/operators/reports/schemas';
import { appendItems } from '#src/lib/append-items.ts';
import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';

/** Reports in one state: open ones by deadline, closed ones the latest first. */
export function useReports(status: ComplaintStatus) {
  const reading = useEndpoint(OPS_LIST_REPORTS, { status });
  const pages = useGrowing(reading, (cursor) => call(OPS_LIST_REPORTS, { status, cursor }), appendItems);
  return { reading, pages };
}

export const useReport = (ticket: string) => useEndpoint(OPS_READ_REPORT, { ticket });

/** Closes a report with a decision. @throws ApiError `not_found`, `duplicate`, `pending_deletion`, `forbidden` */
export const decideReport = (decision: OpsDecideBody): Promise<OpsReportResponse> =>
  call(OPS_DECIDE_REPORT, decision);
