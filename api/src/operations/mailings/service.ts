import type { MailingTexts } from '@rendezvous/contract/resources/mailings/schemas';
import { writeAudit } from '#src/identity/operators/face.ts';
import { findPublicCode, offerFault } from '#src/money/discounts/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { EVERY_DOMAIN } from '#src/platform/settings/face.ts';
import type { Services } from '#src/platform/services.ts';
import { mailingFindings } from './check.ts';
import { storeCounts, listCounted } from './count-repository.ts';
import { insertMailing, lockMailing, updateMailing } from './repository.ts';
import { planBatch } from './send.ts';

/** What an operator orders. */
export interface MailingOrder {
  /** All domains when left out. */
  domain?: string;
  texts: unknown;
  /** At once when left out. */
  sendAt?: Date;
  /** The discount code of an offer; news have none. */
  code?: string;
}

type Ordering = Pick<Services, 'unitOfWork' | 'clock' | 'jobs'>;

/** The end of the offer that a code makes. @throws Error when no honest offer can be made with it */
async function endOf(tx: Tx, typed: string, sendAt: Date): Promise<{ code: string; valid_until: Date }> {
  const code = await findPublicCode(tx, typed);
  const fault = offerFault(code, sendAt);
  if (fault !== null || !code?.expires) throw new Error(`${typed} ${fault ?? 'has no end'}`);
  return { code: code.code, valid_until: code.expires };
}

/**
 * Writes a mailing down and queues it, with the operator's name: news, or an offer where a code is named. Each member who wants its type
 * gets one mail of it.
 * @returns its id
 * @throws Error listing what is wrong
 */
export async function orderMailing(
  { unitOfWork, clock, jobs }: Ordering,
  operator: string,
  { domain = EVERY_DOMAIN, texts, sendAt, code }: MailingOrder,
): Promise<string> {
  const findings = mailingFindings(texts);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  const now = clock.now();
  const at = sendAt && sendAt > now ? sendAt : now;
  const kind = code === undefined ? 'news' : 'promotions';
  const id = newId();
  await unitOfWork(async (tx) => {
    const offer = code === undefined ? { code: null, valid_until: null } : await endOf(tx, code, at);
    await insertMailing(tx, {
      id,
      kind,
      domain,
      ...offer,
      texts: JSON.stringify(texts as MailingTexts),
      status: 'scheduled',
      send_at: at,
      created_by: operator,
      created_at: now,
    });
    await writeAudit(tx, {
      at: now,
      operator,
      action: 'mailing.order',
      subject: id,
      detail: { kind, domain, code: offer.code, send_at: at.toISOString() },
    });
    await planBatch({ jobs }, tx, id, at);
  });
  return id;
}

/**
 * Stops a mailing, before its time or in the middle: members who have no mail of it yet get none.
 * @throws problem `not_found` where there is no such mailing, or it was retired before
 */
export async function retireMailing(
  { unitOfWork, clock }: Pick<Services, 'unitOfWork' | 'clock'>,
  operator: string,
  id: string,
): Promise<void> {
  const now = clock.now();
  await unitOfWork(async (tx) => {
    const mailing = await lockMailing(tx, id);
    if (!mailing || mailing.status === 'retired')
      throw problem('not_found', { detail: `no mailing ${id} can be retired` });
    await updateMailing(tx, id, { status: 'retired', ended_at: mailing.ended_at ?? now });
    await writeAudit(tx, { at: now, operator, action: 'mailing.retire', subject: id });
  });
}

const LISTED = 200;

/** Mailings with how many members they reached, the newest first, for operators. */
export function listMailings(tx: Tx) {
  return listCounted(tx, LISTED);
}

/** Days after which the number of mails is stored with the mailing; notifications are stored longer. */
const COUNTED_DAYS = 30;

/** Stores what the notifications of old mailings say before they are deleted. */
export function settleMailings({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  return storeCounts(db, after(clock.now(), -COUNTED_DAYS * DAY));
}
