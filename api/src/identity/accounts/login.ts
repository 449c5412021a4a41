import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#src/platform/lib/address-key.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { setSessionCookie } from '#src/platform/http/session.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { clearAttempts, failAttempt, forgiveAttempt, reserveAttempt, type Attempt } from './lockout.ts';
import { verifyPassword } from './passwords.ts';
import { keyOf } from './keys.ts';
import { findByEmail } from './repository.ts';
import { openSession } from './session-repository.ts';
import { endSession } from './sessions.ts';

/** Opens a new session for an account and hands it to the browser; the one it had, if any, ends. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const { services } = request.server;
  const { viewer } = request.context;
  const token = await services.unitOfWork(async (tx, afterCommit) => {
    if (viewer) await endSession(services, { tx, afterCommit }, viewer.userId, viewer.sessionId);
    return openSession(tx, userId, request.headers['user-agent'] ?? '', services.clock.now());
  });
  setSessionCookie(reply, token);
}

/**
 * Logs in by e-mail address and password (spec §7 Calls, §8 Login failed).
 * @returns the account's id
 * @throws problem `login_failed`, `account_blocked` with `params.minutes`, `pending_deletion`, `forbidden` when suspended
 */
export async function logIn(
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  password: string,
): Promise<string> {
  const { db, config } = request.server.services;
  const { now, settings } = request.context;
  const user = await findByEmail(db, email);
  const device = user && (await knownDevice(db, request, user.id));
  const account: Attempt = {
    key: device ? `device:${user.id}:${device}` : `account:${hashToken(keyOf(email))}`,
    limit: settings.value('login_failures'),
  };
  const address: Attempt = {
    key: `address:${hashToken(addressKey(request.ip))}`,
    limit: Math.ceil(settings.value('login_failures_per_address') * config.RATE_LIMIT_FACTOR),
  };
  await reserveAttempt(db, account, now);
  await reserveAttempt(db, address, now);
  if (!(await verifyPassword(user?.password_hash ?? null, password)) || !user) {
    await failAttempt(db, account, now);
    throw problem('login_failed');
  }
  await clearAttempts(db, account.key);
  await forgiveAttempt(db, address.key);
  if (user.status === 'pending_deletion') throw problem('pending_deletion');
  if (user.status === 'suspended') throw problem('forbidden');
  await startSession(request, reply, user.id);
  await rememberDevice(db, request, reply, user.id, now);
  return user.id;
}
