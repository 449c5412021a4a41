import { answerDays } from '@rendezvous/rules/answer-days';
import { cleanText, visibleText } from '@rendezvous/rules/texts/visible-text';
import { emailFault } from '@rendezvous/contract/kernel/field-rules';
import type { ComplaintBody, ComplaintResponse } from '@rendezvous/contract/resources/complaints/schemas';
import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { newTicket } from '#src/platform/lib/ticket.ts';
import { findUser } from '#src/identity/accounts/face.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import * as complaints from './repository.ts';

/** Job that confirms a complaint by mail. */
export const CONFIRM_JOB = 'complaint-mail';

/** The sender of a complaint: domain, language, and member. */
export interface Complainant {
  domain: string;
  locale: Locale;
  userId: string | null;
}

/** Where the answer goes: the member's own address, or the one a visitor names. @throws problem `validation_failed` */
async function addressOf(
  { db }: Services,
  { userId }: Complainant,
  given: string | undefined,
): Promise<string> {
  const user = userId ? await findUser(db, userId) : null;
  if (user) return user.email;
  const fault = emailFault(given ?? '');
  if (given === undefined || fault) throw fieldProblem('email', fault?.code ?? 'required', fault?.params);
  return cleanText(given);
}

/**
 * Stores a complaint and confirms it by mail, both or neither (spec §2 Screens and routes, /complaints).
 * @throws problem `validation_failed`
 */
export async function complain(
  services: Services,
  from: Complainant,
  body: ComplaintBody,
): Promise<ComplaintResponse> {
  const { unitOfWork, clock, jobs, settings } = services;
  const email = await addressOf(services, from, body.email);
  const text = visibleText(body.text);
  if (text === '') throw fieldProblem('text', 'required');
  const now = clock.now();
  const ticket = newTicket();
  const days = answerDays(settings.value(from.domain, 'complaint_answer_days'), from.locale);
  const answerBy = after(now, days * DAY);
  await unitOfWork(async (tx) => {
    await complaints.insertComplaint(tx, {
      ticket,
      category: body.category,
      text,
      link: body.link ?? null,
      email,
      user_id: from.userId,
      language: from.locale,
      domain: from.domain,
      created_at: now,
      answer_by: answerBy,
    });
    await jobs.send(tx, CONFIRM_JOB, { ticket });
  });
  return { ticket, answer_by: answerBy.toISOString(), email };
}

/** Mails the ticket and the day of the answer, without the complaint's text: the address may belong to a stranger. */
export async function mailConfirmation(services: Services, ticket: string): Promise<void> {
  const { db, config } = services;
  const complaint = await complaints.findComplaint(db, ticket);
  if (!complaint) return;
  const user = complaint.user_id ? await findUser(db, complaint.user_id) : null;
  const { email, language, domain } = complaint;
  const date = new Intl.DateTimeFormat(LOCALES.find(({ code }) => code === language)?.iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(complaint.answer_by);
  // The address was given a moment ago, whatever became of the one the account has.
  const to = {
    id: user?.id ?? null,
    email,
    name: user?.name ?? '',
    language,
    domain,
    notifications_disabled: [],
    confirmed_at: user?.email === email ? user.confirmed_at : null,
  };
  await sendMail(services, to, {
    kind: 'complaint',
    purpose: 'account',
    url: `${config.BASE_URL}/pages/service`,
    values: { ticket, date },
  });
}

/** Deletes complaints that were closed long enough ago. */
export async function forgetClosed({
  db,
  clock,
  settings,
}: Pick<Services, 'db' | 'clock' | 'settings'>): Promise<void> {
  for (const domain of await complaints.domainsWithClosed(db)) {
    const before = new Date(clock.now());
    before.setUTCMonth(before.getUTCMonth() - settings.value(domain, 'complaint_retention_months'));
    await complaints.deleteClosedBefore(db, domain, before);
  }
}

/** Empties the complaints of an account that is erased in the same transaction. */
export async function forgetComplainant(
  { clock }: Pick<Services, 'clock'>,
  { tx }: Unit,
  userId: string,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (user) await complaints.emptyComplaints(tx, userId, user.email, clock.now());
}
