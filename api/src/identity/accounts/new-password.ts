import type { FieldFault } from '@rendezvous/contract/kernel/field-rules';
import { passwordWeakness } from '@rendezvous/rules/password-strength';
import type { PasswordPatch } from '@rendezvous/contract/resources/accounts/schemas';
import type { FastifyRequest } from 'fastify';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { sendMail, mailLink } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { revokeTokens } from '#src/identity/links/face.ts';
import { accountKey } from './lockout.ts';
import { clearAccount } from './lockout-repository.ts';
import { endSessions } from './sessions.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { proveOwnPassword } from './login.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { findUser, updateUser } from './repository.ts';

/** What is wrong with a password for this owner; null when it may be used. */
export async function passwordFault(
  password: string,
  owner: { name: string; email: string },
): Promise<FieldFault | null> {
  if (await isCommonPassword(password)) return { code: 'password_common' };
  const reason = passwordWeakness(password, owner);
  return reason && { code: 'password_weak', params: { reason } };
}

/**
 * Checks a password that the owner of an account chose.
 * @returns its digest
 * @throws a field error of `password`
 */
export async function chosenPassword(
  password: string,
  owner: { name: string; email: string },
): Promise<string> {
  const fault = await passwordFault(password, owner);
  if (fault) throw fieldProblem('password', fault.code, fault.params);
  return hashPassword(password);
}

/**
 * Checks a change of password: the old one proves the member, the new one has to be strong and another.
 * @returns the digest of the new password
 * @throws problem `old_password_wrong`, `account_blocked`, or a field error of `password.new`
 */
export async function provenNewPassword(request: FastifyRequest, change: PasswordPatch): Promise<string> {
  const user = await findUser(request.server.services.db, request.context.member.userId);
  if (!user) throw problem('not_found');
  await proveOwnPassword(request, change.old, 'old_password_wrong');
  if (change.new === change.old) throw fieldProblem('password.new', 'password_unchanged');
  const fault = await passwordFault(change.new, user);
  if (fault) throw fieldProblem('password.new', fault.code, fault.params);
  return hashPassword(change.new);
}

/** Job that notifies a member of their new password. */
export const PASSWORD_NOTICE_JOB = 'accounts.tell-password';

/**
 * Gives an account a new password: its sessions end but for the one in use, mailed links to a password or an address are revoked,
 * lock-outs are over, and the member is notified by mail.
 */
export async function setPassword(
  services: Pick<Services, 'live' | 'jobs' | 'clock'>,
  unit: Unit,
  user: { id: string; email: string },
  { digest, current }: { digest: string; current?: string },
): Promise<void> {
  const { tx } = unit;
  await updateUser(tx, user.id, { password_hash: digest });
  await endSessions(services, unit, user.id, current);
  await revokeTokens(tx, user.id, ['password_reset', 'mail_change'], services.clock.now());
  await clearAccount(tx, user.id, accountKey(user.email));
  await services.jobs.send(tx, PASSWORD_NOTICE_JOB, { userId: user.id });
}

/** Notifies a member by mail that the password was changed, and the way back for one who did not change it. */
export async function sendPasswordChanged(services: Services, userId: string): Promise<void> {
  const user = await findUser(services.db, userId);
  if (!user) return;
  await sendMail(services, user, {
    kind: 'password_changed',
    purpose: 'account',
    url: mailLink(services, pathTo('reset-password'), {}),
    values: { support: services.settings.value(user.domain, 'support_email') },
    more: ['hint'],
  });
}
