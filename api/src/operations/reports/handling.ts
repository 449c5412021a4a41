import type { MeasureStatement } from '@rendezvous/contract/operators/members/schemas';
import type { ComplaintStatus } from '@rendezvous/contract/resources/complaints/values';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type {
  OpsDecideBody,
  OpsReport,
  OpsReportResponse,
  OpsReportRow,
  OpsSaidMessage,
} from '@rendezvous/contract/operators/reports/schemas';
import {
  OPERATOR_RIGHTS,
  type OperatorRight,
  type OperatorRole,
} from '@rendezvous/contract/operators/values';
import type { PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';
import type { ReportDecision, ReportReason } from '@rendezvous/contract/resources/reports/values';
import { findSentPhoto, removeSentPhoto } from '#src/conversation/chat-photos/face.ts';
import { hideProfile, rejectPhoto, suspendMember, writeMeasure } from '#src/operations/moderation/face.ts';
import { writeAudit } from '#src/identity/operators/face.ts';
import { presentHalfPrompts } from '#src/people/half-prompts/face.ts';
import { findPhoto, openReviewLink, signReviewLinks } from '#src/people/photos/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { inside } from '#src/platform/db/unit-of-work.ts';
import { microseconds, pageOf, type Position } from '#src/platform/lib/cursor.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Services } from '#src/platform/services.ts';
import { CLOSED_REPORT_JOB } from './closed-mail.ts';
import * as reports from './repository.ts';
import type { SaidMessage } from './tables.ts';

const PAGE = 50;

/** Rights that a decision needs besides the queue's own. */
const NEEDED: Readonly<Partial<Record<ReportDecision, OperatorRight>>> = {
  photo_rejected: 'photos.review',
  profile_held: 'profiles.review',
  suspended: 'members.judge',
};

/** Reason of a rejection for the owner of a photo, by what it was reported for. */
const PHOTO_REASONS: Readonly<Partial<Record<ReportReason, PhotoRejectReason>>> = {
  fake: 'not_you',
  offensive: 'nudity',
  money: 'contact',
};

function presentRow(row: reports.ReportRow): OpsReportRow {
  return {
    ticket: row.ticket,
    kind: row.kind,
    reason: row.reason,
    status: row.status,
    member: { id: row.member_id, name: row.member_name },
    created_at: row.created_at.toISOString(),
    decide_by: row.decide_by.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}

const presentSaid = (
  { gift, half_prompt = null, ...message }: SaidMessage,
  locale: Locale,
): OpsSaidMessage => ({
  ...message,
  half_prompt,
  gift: gift && serverText(locale, `gift.${gift}`),
});

async function photoOf(
  { signer, clock }: Pick<Services, 'signer' | 'clock'>,
  tx: Tx,
  { photo_id: id, status, kind }: reports.ReportRow,
  { id: operatorId }: Operator,
): Promise<OpsReport['photo']> {
  if (id === null || status === 'closed') return null;
  const photo = kind === 'message' ? await findSentPhoto(tx, id) : await findPhoto(tx, id);
  if (!photo) return null;
  const urls = signReviewLinks(signer, photo.id, operatorId, clock.now(), 'reported');
  return { id: photo.id, width: photo.width, height: photo.height, urls };
}

async function present(
  services: Pick<Services, 'signer' | 'clock'>,
  tx: Tx,
  ticket: string,
  operator: Operator,
  locale: Locale,
): Promise<OpsReportResponse> {
  const row = await reports.findReport(tx, ticket);
  if (!row) throw problem('not_found', { detail: `no report has the ticket ${ticket}` });
  const { text, language, reporter_id: reporterId, decision, closed_by, resolution, seen, said } = row;
  return {
    report: {
      ...presentRow(row),
      text,
      language,
      reporter: reporterId === null ? null : { id: reporterId, name: row.reporter_name ?? '' },
      words: seen && { about_me: seen.about_me, half_prompts: presentHalfPrompts(seen.half_prompts) },
      said: said && said.map((message) => presentSaid(message, locale)),
      photo: await photoOf(services, tx, row, operator),
      others: await reports.countOthers(tx, row.member_id, ticket),
      decision,
      closed_by,
      resolution,
    },
  };
}

/** A page of reports in one state; the look is written down with the tickets. */
export async function listForOperator(
  { unitOfWork, clock }: Pick<Services, 'unitOfWork' | 'clock'>,
  { name: operator }: Operator,
  { status = 'open', position }: { status?: ComplaintStatus | undefined; position: Position | null },
): Promise<{ items: OpsReportRow[]; next_cursor: string | null }> {
  return unitOfWork(async (tx) => {
    const rows = await reports.listReports(tx, status, position, PAGE + 1);
    const page = pageOf(rows, {
      limit: PAGE,
      positionOf: (row) => ({
        at: microseconds((status === 'open' ? row.decide_by : row.closed_at) ?? row.decide_by),
        id: row.ticket,
      }),
      present: presentRow,
    });
    const detail = { tickets: page.items.map(({ ticket }) => ticket) };
    await writeAudit(tx, { at: clock.now(), operator, action: 'report.list', subject: status, detail });
    return page;
  });
}

/** One report with what was reported; the look is written down. @throws problem `not_found` */
export async function showReport(
  services: Pick<Services, 'unitOfWork' | 'clock' | 'signer'>,
  operator: Operator,
  locale: Locale,
  ticket: string,
): Promise<OpsReportResponse> {
  return services.unitOfWork(async (tx) => {
    const shown = await present(services, tx, ticket, operator, locale);
    const entry = { operator: operator.name, action: 'report.show', subject: ticket };
    await writeAudit(tx, { at: services.clock.now(), ...entry });
    return shown;
  });
}

const mayDecide = ({ role }: { role: OperatorRole }, decision: ReportDecision): boolean => {
  const right = NEEDED[decision];
  return right === undefined || (OPERATOR_RIGHTS[right] as readonly OperatorRole[]).includes(role);
};

/** What the reported member receives. @throws field error of `rule` where a measure has none */
function statementIn(facts: string, rule: MeasureStatement['rule'] | undefined): MeasureStatement {
  if (!rule) throw fieldProblem('rule', 'required');
  return { facts, rule, source: 'report' };
}

/**
 * Closes an open report. The measure that the decision names happens in the same transaction, as if applied in its own module: it is logged, and the
 * member receives facts and rule in the same way. The reporter is notified by mail.
 * @throws problem `not_found` for a report that is not open, or whose photo is gone; `forbidden` without the measure's right; `duplicate` for
 *   a measure that is in force; `pending_deletion`
 */
export async function decideReport(
  services: Services,
  operator: Operator,
  locale: Locale,
  { ticket, decision, reason, rule }: OpsDecideBody,
): Promise<OpsReportResponse> {
  if (!mayDecide(operator, decision)) throw problem('forbidden');
  const statement = NEEDED[decision] && statementIn(reason, rule);
  const at = services.clock.now();
  return services.unitOfWork(async (tx, afterCommit) => {
    const row = await reports.lockReport(tx, ticket);
    if (row?.status !== 'open')
      throw problem('not_found', { detail: `no open report has the ticket ${ticket}` });
    const within = { ...services, unitOfWork: inside({ tx, afterCommit }) };
    if (statement) {
      if (decision === 'photo_rejected') await removeReportedPhoto(within, tx, operator, row, statement);
      if (decision === 'profile_held') await hideProfile(within, operator.name, row.member_id, statement);
      if (decision === 'suspended') await suspendMember(within, operator.name, row.member_id, statement);
    }
    await reports.closeReport(tx, ticket, { at, by: operator.name, decision, resolution: reason });
    await services.jobs.send(tx, CLOSED_REPORT_JOB, { ticket });
    const entry = { operator: operator.name, action: 'report.decide', subject: ticket, detail: { decision } };
    await writeAudit(tx, { at, ...entry });
    return present(services, tx, ticket, operator, locale);
  });
}

/** Removes a reported photo: from the profile, as in the photos' own module, or from the message for both of its conversation. @throws problem `not_found` */
async function removeReportedPhoto(
  services: Services,
  tx: Tx,
  { name: operator }: Operator,
  {
    kind,
    photo_id: photo,
    reason,
    member_id: member,
  }: Pick<reports.ReportRow, 'kind' | 'photo_id' | 'reason' | 'member_id'>,
  statement: MeasureStatement,
): Promise<void> {
  const rejectReason = PHOTO_REASONS[reason] ?? 'other';
  if (kind !== 'message')
    return rejectPhoto(services, operator, photo ?? '', { told: rejectReason, statement });
  if (photo === null || !(await removeSentPhoto(services, tx, photo))) throw problem('not_found');
  const entry = { operator, action: 'chat-photo.reject', subject: photo, detail: { member } };
  const at = services.clock.now();
  await writeAudit(tx, { at, ...entry });
  await writeMeasure(tx, services.jobs, {
    kind: 'photo_remove',
    userId: member,
    operator,
    at,
    told: rejectReason,
    ...statement,
  });
}

/** File of a reported photo. @throws problem `forbidden` for a link of another viewer, `not_found` without an open report of the photo */
export async function reportedFile(
  { db, signer }: Pick<Services, 'db' | 'signer'>,
  signed: string,
  operatorId: string,
  now: Date,
): Promise<string> {
  const link = openReviewLink(signer, signed, operatorId, now);
  if (!link) throw problem('forbidden');
  const { photoId, size } = link;
  const as = (await reports.reportedAs(db, photoId))?.kind;
  const sent = as === 'message' ? await findSentPhoto(db, photoId) : undefined;
  const photo = as === 'photo' ? await findPhoto(db, photoId) : undefined;
  const file = sent?.files[size === 'large' ? 'large' : 'medium'] ?? photo?.files[size];
  if (!file) throw problem('not_found');
  return file;
}
