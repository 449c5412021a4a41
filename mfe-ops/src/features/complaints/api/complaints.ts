import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import { useGrowing } from '@rendezvous/api-client/use-pages';
import type { ComplaintStatus } from '@rendezvous/contract/resources/complaints/values';
import {
  OPS_ANSWER_COMPLAINT,
  OPS_CLOSE_COMPLAINT,
  OPS_LIST_COMPLAINTS,
  OPS_READ_COMPLAINT,
} from '@rendezvous/contract/operators/complaints/calls';
import type { OpsComplaintResponse } from '@rendezvous/contract/operators/complaints/schemas';
import { appendItems } from '#src/lib/append-items.ts';

/** Complaints in one state, the oldest first: the first deadline is on top. */
export function useComplaints(status: ComplaintStatus) {
  const reading = useEndpoint(OPS_LIST_COMPLAINTS, { status });
  const pages = useGrowing(reading, (cursor) => call(OPS_LIST_COMPLAINTS, { status, cursor }), appendItems);
  return { reading, pages };
}

export const useComplaint = (ticket: string) => useEndpoint(OPS_READ_COMPLAINT, { ticket });

/** Mails the answer to the author. */
export const answerComplaint = (ticket: string, text: string): Promise<OpsComplaintResponse> =>
  call(OPS_ANSWER_COMPLAINT, { ticket, text });

export const closeComplaint = (ticket: string, resolution: string): Promise<OpsComplaintResponse> =>
  call(OPS_CLOSE_COMPLAINT, { ticket, resolution });
