import { addressKey } from '@rendezvous/rules/texts/mail-address';
import { cleanText } from '@rendezvous/rules/texts/visible-text';
import type { MailChangeResponse } from '@rendezvous/contract/resources/account-links/schemas';
import { newAddressFault } from '@rendezvous/contract/kernel/field-rules';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Selectable } from 'kysely';
import {
  isReserved,
  linkTimes,
  openAddressLink,
  createAddressToken,
  renewUndo,
  revokeTokens,
  rotateSecret,
  redeemToken,
} from '#src/identity/links/face.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { mailLink, sendMail } from '#src/platform/mail/face.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import type { Services } from '#src/platform/services.ts';
import { liftReasons } from './disabled-repository.ts';
import { findByEmail, findUser, lockUser, updateUser } from './repository.ts';
import { handOver, handOverWith } from './hand-over.ts';
import { confirmAccount } from './status.ts';
import type { UsersTable } from './tables.ts';

/** Job that mails one of the two links of a change of address. */
export const MAIL_CHANGE_JOB = 'accounts.mail-change';

/** Job for the owner of an address that an account returned to while it waits for its erasure. */
export const ADDRESS_RESTORED_JOB = 'accounts.address-restored';

export interface MailChangeJob {
  linkId: string;
}

/** A press of a mailed link: the password that was chosen with it, and the member of the browser. */
export interface LinkPress {
  token: string;
  password?: string;
  viewer: Pick<Viewer, 'userId'> | null;
}

/** Has an account this address, or may one still return to it? */
export async function isAddressInUse(tx: Tx, email: string, now: Date, but?: string): Promise<boolean> {
  const owner = await findByEmail(tx, email);
  return (owner !== undefined && owner.id !== but) || isReserved(tx, addressKey(email), now, but);
}

/**
 * Checks the form of a new address, and with explicit messages that it is free (spec §5). The own address in another writing is a new one.
 * @returns the address without what is invisible around it
 * @throws field errors `new_email_invalid`, `email_invisible`, `email_unchanged`; problem `email_in_use`
 */
export async function checkNewAddress(
  { db }: Pick<Services, 'db'>,
  { settings, now, member }: Pick<RequestContext, 'settings' | 'now' | 'member'>,
  given: string,
): Promise<string> {
  const email = cleanText(given);
  const fault = newAddressFault(email);
  if (fault) throw fieldProblem('email', fault.code, fault.params);
  const isInUse = await isAddressInUse(db, email, now, member.userId);
  const own = await findUser(db, member.userId);
  if (own?.email === email) throw fieldProblem('email', 'email_unchanged');
  if (isInUse && settings.value('account_messages') === 'explicit') throw problem('email_in_use');
  return email;
}

/**
 * Orders a change of address: a link to the new one, and to the old one a notice with the way back. An address that was never confirmed
 * gets no way back, since it may be a stranger's.
 * @throws problem `too_many_mails` after three in a day
 */
export async function orderMailChange(
  { settings, clock, jobs }: Pick<Services, 'settings' | 'clock' | 'jobs'>,
  tx: Tx,
  user: Selectable<UsersTable>,
  email: string,
): Promise<void> {
  const now = clock.now();
  const ordered = await linkTimes(tx, user.id, 'mail_change', after(now, -DAY));
  if (ordered.length >= settings.value(user.domain, 'mail_changes_per_day')) throw problem('too_many_mails');
  await revokeTokens(tx, user.id, ['mail_change'], now);
  const plan = async (purpose: 'mail_change' | 'mail_change_undo', address: string, hours: number) => {
    const to = { email: address, emailKey: addressKey(address) };
    const linkId = await createAddressToken(tx, user.id, purpose, to, now, hours * HOUR);
    await jobs.send(tx, MAIL_CHANGE_JOB, { linkId } satisfies MailChangeJob);
  };
  await plan('mail_change', email, settings.value(user.domain, 'mail_change_hours'));
  if (user.confirmed_at)
    await plan('mail_change_undo', user.email, settings.value(user.domain, 'mail_change_undo_hours'));
}

/** The change of address that a member has ordered and not yet confirmed. It says nothing of whether another account has the address. */
export async function pendingMailChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<MailChangeResponse['pending']> {
  const link = await openAddressLink(db, userId, 'mail_change', now);
  return link && { email: link.email, expires_at: link.expiresAt.toISOString() };
}

/** Mails a link of a change of address. A new address that another account has by now gets nothing. */
export async function mailChangeLink(services: Services, { linkId }: MailChangeJob): Promise<void> {
  const { db, clock, settings } = services;
  const now = clock.now();
  const link = await rotateSecret(db, linkId, now);
  const user = link && (await findUser(db, link.userId));
  if (!link || !user) return;
  // The new address is not yet the account's: it may be a stranger's.
  const to = { ...user, email: link.email };
  const stranger = { ...to, id: null, confirmed_at: null };
  const page = pathTo('mail-change-do');
  if (link.purpose === 'mail_change_undo')
    await sendMail(services, to, {
      kind: 'mail_change_notice',
      purpose: 'account',
      url: mailLink(services, page, { undo: link.token }),
      values: { hours: settings.value(user.domain, 'mail_change_undo_hours') },
      more: ['undo'],
    });
  else if (!(await isAddressInUse(db, link.email, now, user.id)))
    await sendMail(services, stranger, {
      kind: 'mail_change',
      purpose: 'confirmation',
      url: mailLink(services, page, { token: link.token }),
      values: { hours: settings.value(user.domain, 'mail_change_hours') },
      more: ['validity'],
    });
}

/**
 * Moves an account to its new address by the link mailed there. Links mailed to the old one are revoked but for the undo link,
 * which has its whole time from now on. An account that was not confirmed is so now; pressed outside of its session, the link hands it over.
 * @returns the account's id
 * @throws problem `link_invalid`, `link_expired`, `email_in_use`; a field error of `password`
 */
export function confirmMailChange(
  services: Services,
  { token, password, viewer }: LinkPress,
): Promise<string> {
  const { unitOfWork, clock, settings, live } = services;
  const now = clock.now();
  return unitOfWork(async (tx, afterCommit) => {
    const { userId, email } = await redeemToken(tx, token, 'mail_change', now);
    const user = await lockUser(tx, userId);
    if (email === null || (user.status !== 'active' && user.status !== 'not_confirmed'))
      throw problem('link_expired');
    if (await isAddressInUse(tx, email, now, userId)) throw problem('email_in_use');
    const hours = settings.value(user.domain, 'mail_change_undo_hours');
    await renewUndo(tx, userId, user.email_key, now, hours * HOUR);
    await revokeTokens(tx, userId, ['mail_change', 'password_reset', 'activation'], now);
    await updateUser(tx, userId, { email, email_key: addressKey(email), stands_in_for: null });
    if (user.status === 'not_confirmed') {
      const moved = { ...user, email };
      if (viewer?.userId !== userId) await handOverWith(services, { tx, afterCommit }, moved, password);
      await confirmAccount(services, { tx, afterCommit }, user, now);
    } else await liftReasons(tx, userId, ['bounce']);
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
    return userId;
  });
}

/**
 * Returns an account to the address that the way back was mailed to, before the change or after it. The change was made by a proven
 * log-in, so that nothing of before opens the account; a link to the old address gives a new password. An
 * account that was deleted meanwhile stays so, and the way back from that is mailed to the old address.
 * @returns whether the account waits for its erasure
 * @throws problem `link_invalid`, `link_expired`, `email_in_use`
 */
export function undoMailChange(services: Services, token: string): Promise<{ deleted: boolean }> {
  const now = services.clock.now();
  return services.unitOfWork(async (tx, afterCommit) => {
    const { userId, email, createdAt } = await redeemToken(tx, token, 'mail_change_undo', now);
    const user = await lockUser(tx, userId);
    if (email === null || user.status === 'suspended') throw problem('link_expired');
    if (await isAddressInUse(tx, email, now, userId)) throw problem('email_in_use');
    await updateUser(tx, userId, { email, email_key: addressKey(email) });
    await revokeTokens(tx, userId, ['mail_change_undo'], now, createdAt);
    await handOver(services, { tx, afterCommit }, { ...user, email }, null);
    const deleted = user.status === 'pending_deletion';
    if (deleted) await services.jobs.send(tx, ADDRESS_RESTORED_JOB, { userId }, { key: userId });
    return { deleted };
  });
}
