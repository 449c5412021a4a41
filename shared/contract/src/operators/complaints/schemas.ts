import { Type, type Static } from 'typebox';
import { Closed, Id, Text, Timestamp } from '#src/kernel/common.ts';
import { Complaint } from '#src/resources/complaints/schemas.ts';
import { COMPLAINT_ANSWER, COMPLAINT_RESOLUTION } from '#src/operators/values.ts';

/** An answer that was mailed. */
export const OpsComplaintAnswer = Closed({ at: Timestamp, operator: Type.String(), text: Type.String() });
export type OpsComplaintAnswer = Static<typeof OpsComplaintAnswer>;

export const OpsComplaintQuery = Closed({ ticket: Id });
export const OpsComplaintResponse = Closed({
  complaint: Complaint,
  answers: Type.Array(OpsComplaintAnswer),
});
export type OpsComplaintResponse = Static<typeof OpsComplaintResponse>;

export const OpsAnswerBody = Closed({ ticket: Id, text: Text(COMPLAINT_ANSWER) });
export type OpsAnswerBody = Static<typeof OpsAnswerBody>;
export const OpsCloseBody = Closed({ ticket: Id, resolution: Text(COMPLAINT_RESOLUTION) });
export type OpsCloseBody = Static<typeof OpsCloseBody>;
