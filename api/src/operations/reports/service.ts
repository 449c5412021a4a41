import { visibleText } from '@rendezvous/rules/texts/visible-text';
import {
  REPORT_CONTEXT,
  URGENT_REASONS,
  type ReportBody,
  type ReportResponse,
} from '@rendezvous/contract/resources/reports/schemas';
import type { ReportKind } from '@rendezvous/contract/resources/reports/values';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { readExcerpt } from '#src/conversation/chats/face.ts';
import { findProfile } from '#src/identity/accounts/face.ts';
import { block } from '#src/people/blocks/face.ts';
import { findPhoto } from '#src/people/photos/face.ts';
import { hasLeft, memberFacts, mayOpenPage, type MemberFacts } from '#src/people/visibility/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { inside, type Unit } from '#src/platform/db/unit-of-work.ts';
import { after, HOUR } from '#src/platform/lib/clock.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { newTicket } from '#src/platform/lib/ticket.ts';
import type { Services } from '#src/platform/services.ts';
import * as reports from './repository.ts';
import type { SaidMessage } from './tables.ts';

/** The sender of a report. */
export interface Reporter {
  userId: string;
  domain: string;
  locale: Locale;
  now: Date;
}

interface Reported {
  kind: ReportKind;
  memberId: string;
  photoId: string | null;
  messageId: string | null;
  said: SaidMessage[] | null;
}

/** May this member report the other? A block must not protect its author, nor invisible mode a member who has written. */
const mayReport = (facts: MemberFacts, isOpen: boolean): boolean =>
  isOpen || (!hasLeft(facts) && (facts.blockedViewer || facts.inContact));

/** The one thing that is reported. @throws problem `validation_failed`, `not_found` */
async function thingOf(tx: Tx, viewerId: string, { member, photo, message }: ReportBody): Promise<Reported> {
  const named = Object.entries({ member, photo, message }).filter(([, id]) => id !== undefined);
  if (named.length === 0) throw fieldProblem('member', 'required');
  if (named.length > 1) throw fieldProblem(named[0]![0], 'not_allowed');
  if (message !== undefined) return messageOf(tx, viewerId, message);
  if (photo !== undefined) return photoOf(tx, viewerId, photo);
  return { kind: 'profile', memberId: member!, photoId: null, messageId: null, said: null };
}

async function photoOf(tx: Tx, viewerId: string, photo: string): Promise<Reported> {
  const found = await findPhoto(tx, photo);
  // A photo that waits or went back is its owner's: no other member has seen it.
  if (!found || (found.status !== 'active' && found.user_id !== viewerId)) throw problem('not_found');
  return { kind: 'photo', memberId: found.user_id, photoId: photo, messageId: null, said: null };
}

/** A message that the member has received, with those around it. Own, foreign and unknown ones are the same to the sender of a report. */
async function messageOf(tx: Tx, viewerId: string, messageId: string): Promise<Reported> {
  const around = await readExcerpt(tx, viewerId, messageId, REPORT_CONTEXT);
  const found = around.find(({ id }) => id === messageId);
  if (!found) throw problem('not_found');
  const said = around.map(
    ({ id, sender_id: sender, kind, text, gift, half_prompt, created_at: at }): SaidMessage => ({
      by: sender === viewerId ? 'reporter' : 'member',
      kind,
      text,
      gift,
      half_prompt,
      at: at.toISOString(),
      reported: id === messageId,
    }),
  );
  return { kind: 'message', memberId: found.sender_id, photoId: found.photo_id, messageId, said };
}

/**
 * Stores a report, with the current words of the profile or the messages, and blocks the member in the same transaction when
 * asked to. The reported member learns nothing of it.
 * @throws problem `validation_failed` for oneself, and for no or several things; `not_found`
 */
export async function report(
  services: Pick<Services, 'db' | 'unitOfWork' | 'settings'>,
  { userId, domain, locale, now }: Reporter,
  body: ReportBody,
): Promise<ReportResponse> {
  const { settings } = services;
  return services.unitOfWork(async (tx, afterCommit) => {
    const { kind, memberId, photoId, messageId, said } = await thingOf(tx, userId, body);
    if (memberId === userId) throw fieldProblem(kind === 'photo' ? 'photo' : 'member', 'not_allowed');
    const facts = await memberFacts(tx, userId, memberId);
    if (!mayReport(facts, await mayOpenPage(tx, userId, memberId))) throw problem('not_found');
    const hours = settings.value(
      domain,
      URGENT_REASONS.includes(body.reason) ? 'report_urgent_hours' : 'report_hours',
    );
    const profile = kind === 'profile' ? await findProfile(tx, memberId) : null;
    const ticket = newTicket();
    await reports.insertReport(tx, {
      ticket,
      kind,
      member_id: memberId,
      photo_id: photoId,
      message_id: messageId,
      said: said && JSON.stringify(said),
      reporter_id: userId,
      reason: body.reason,
      text: visibleText(body.text ?? ''),
      language: locale,
      domain,
      seen: profile && JSON.stringify({ about_me: profile.about_me, half_prompts: profile.half_prompts }),
      created_at: now,
      decide_by: after(now, hours * HOUR),
      decision: null,
      closed_at: null,
      closed_by: null,
      resolution: null,
    });
    if (body.block) await block({ unitOfWork: inside({ tx, afterCommit }) }, userId, memberId, now);
    return { ticket };
  });
}

/** Deletes reports that were closed long enough ago. */
export async function forgetClosedReports({
  db,
  clock,
  settings,
}: Pick<Services, 'db' | 'clock' | 'settings'>): Promise<void> {
  for (const domain of await reports.domainsWithClosed(db)) {
    const before = new Date(clock.now());
    before.setUTCMonth(before.getUTCMonth() - settings.value(domain, 'complaint_retention_months'));
    await reports.deleteClosedBefore(db, domain, before);
  }
}

/** Empties the reports of an account that is erased in the same transaction; reports about it go with it. */
export async function forgetReporter({ tx }: Unit, userId: string): Promise<void> {
  await reports.emptyReports(tx, userId);
}
