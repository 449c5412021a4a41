import { call } from '@rendezvous/api-client/client';
import { REPORT } from '@rendezvous/contract/resources/reports/calls';
import type { ReportBody, ReportResponse } from '@rendezvous/contract/resources/reports/schemas';

/** Reports a member, a photo or a message to the operators. @throws ApiError `validation_failed`, `not_found`, `rate_limited` */
export const sendReport = (body: ReportBody): Promise<ReportResponse> => call(REPORT, body);
