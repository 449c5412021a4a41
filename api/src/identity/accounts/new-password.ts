import type { FieldErrorCode } from '@rendezvous/contract/errors';
import type { PasswordPatch } from '@rendezvous/contract/user';
import type { FastifyRequest } from 'fastify';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { proveOwnPassword } from './login.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { findUser } from './repository.ts';
import { isWeakPassword } from './weak-password.ts';

/** What is wrong with a password for this owner; null when it may be used. */
export async function passwordFault(
  password: string,
  owner: { name: string; email: string },
): Promise<FieldErrorCode | null> {
  if (await isCommonPassword(password)) return 'password_common';
  return isWeakPassword(password, owner) ? 'password_weak' : null;
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
  const fault = change.new === change.old ? 'password_unchanged' : await passwordFault(change.new, user);
  if (fault) throw fieldProblem('password.new', fault);
  return hashPassword(change.new);
}
