import { findUser } from '#src/identity/accounts/face.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import * as complaints from './repository.ts';

/** Job that mails an answer. */
export const ANSWER_JOB = 'complaint-answer';

/** Mails an answer to the address the complaint named, in its language: the operator's words as they were written. */
export async function mailAnswer(services: Services, id: string): Promise<void> {
  const { db, config } = services;
  const answer = await complaints.findAnswer(db, id);
  const complaint = answer && (await complaints.findComplaint(db, answer.ticket));
  if (!complaint) return;
  const user = complaint.user_id ? await findUser(db, complaint.user_id) : null;
  const { ticket, email, language, domain } = complaint;
  const to = {
    id: user?.id ?? null,
    email,
    name: user?.name ?? '',
    language,
    domain,
    notifications_disabled: [],
    confirmed_at: null,
  };
  await sendMail(services, to, {
    kind: 'complaint-answer',
    purpose: 'account',
    cause: 'operator',
    url: `${config.BASE_URL}/complaints`,
    values: { ticket },
    written: answer.text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    more: ['then'],
    id: answer.id,
  });
}
