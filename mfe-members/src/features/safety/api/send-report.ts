import { call } from '@rendezvous/api-client/client';
import { REPORT } from '@rendezvous/contract/calls/reports';
import type { ReportBody, ReportResponse } from '@rendezvous/contract/reports';

/** Reports a member, a photo or a message to the operators. @throws ApiError `validation_failed`, `not_found`, `rate_limited` */
export const sendReport = (body: ReportBody): Promise<ReportResponse> => call(REPORT, body);
