import type { Complaint } from '@rendezvous/contract/resources/complaints/schemas';
import type { OpsComplaintResponse } from '@rendezvous/contract/operators/complaints/schemas';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { ANSWER_JOB } from './answer-mail.ts';
import * as complaints from './repository.ts';

type HandlingServices = Pick<Services, 'unitOfWork' | 'clock' | 'jobs'>;

function present(row: complaints.ComplaintRow): Complaint {
  const { user_id: member, created_at: createdAt, answer_by: answerBy, closed_at: closedAt, ...rest } = row;
  return {
    ...rest,
    member,
    created_at: createdAt.toISOString(),
    answer_by: answerBy.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  };
}

async function presentWhole(tx: Tx, row: complaints.ComplaintRow): Promise<OpsComplaintResponse> {
  const answers = await complaints.listAnswers(tx, row.ticket);
  return {
    complaint: present(row),
    answers: answers.map(({ at, ...answer }) => ({ ...answer, at: at.toISOString() })),
  };
}

interface Part {
  status?: Complaint['status'] | undefined;
  position: complaints.Position | null;
  limit: number;
}

/** A part of the list for operators; written down with the operator's name. */
export async function listForOperator(
  { unitOfWork, clock }: HandlingServices,
  operator: string,
  { status, position, limit }: Part,
): Promise<Complaint[]> {
  return unitOfWork(async (tx) => {
    const rows = await complaints.listComplaints(tx, status, position, limit);
    const detail = { tickets: rows.map((row) => row.ticket) };
    const entry = { action: 'complaint.list', subject: status ?? 'all', detail };
    await writeAudit(tx, { at: clock.now(), operator, ...entry });
    return rows.map(present);
  });
}

/** One complaint with its answers, for an operator; written down with the operator's name. @throws problem `not_found` */
export async function showComplaint(
  { unitOfWork, clock }: HandlingServices,
  operator: string,
  ticket: string,
): Promise<OpsComplaintResponse> {
  return unitOfWork(async (tx) => {
    const row = await complaints.findComplaint(tx, ticket);
    if (!row) throw problem('not_found', { detail: `no complaint has the ticket ${ticket}` });
    await writeAudit(tx, { at: clock.now(), operator, action: 'complaint.show', subject: ticket });
    return presentWhole(tx, row);
  });
}

/** The locked row of an open complaint. @throws problem `not_found` */
async function openComplaint(tx: Tx, ticket: string): Promise<complaints.ComplaintRow> {
  const row = await complaints.lockComplaint(tx, ticket);
  if (row?.status !== 'open')
    throw problem('not_found', { detail: `no open complaint has the ticket ${ticket}` });
  return row;
}

/** Mails an answer to the author of an open complaint; the answer, its mail and the entry of the log are committed together. @throws problem `not_found` */
export async function answerComplaint(
  { unitOfWork, clock, jobs }: HandlingServices,
  operator: string,
  ticket: string,
  text: string,
): Promise<OpsComplaintResponse> {
  const at = clock.now();
  return unitOfWork(async (tx) => {
    const row = await openComplaint(tx, ticket);
    const id = newId();
    await complaints.insertAnswer(tx, { id, ticket, at, operator, text });
    await jobs.send(tx, ANSWER_JOB, { id });
    await writeAudit(tx, { at, operator, action: 'complaint.answer', subject: ticket });
    return presentWhole(tx, row);
  });
}

/** Closes a complaint with what came of it; written down with the operator's name. @throws problem `not_found` for one that is not open */
export async function closeComplaint(
  { unitOfWork, clock }: HandlingServices,
  operator: string,
  ticket: string,
  resolution: string,
): Promise<OpsComplaintResponse> {
  const at = clock.now();
  return unitOfWork(async (tx) => {
    const row = await openComplaint(tx, ticket);
    await complaints.closeComplaint(tx, ticket, { at, by: operator, resolution });
    await writeAudit(tx, { at, operator, action: 'complaint.close', subject: ticket });
    return presentWhole(tx, { ...row, status: 'closed', closed_at: at, closed_by: operator, resolution });
  });
}
