import type { ErrorCode } from '@rendezvous/contract/kernel/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { addressKey } from '#src/platform/lib/address-key.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { placeOf } from '#src/platform/http/audience.ts';
import { setSessionCookie } from '#src/platform/http/session.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { accountKey, failAttempt, reserveAttempt, type Attempt } from './lockout.ts';
import { clearAttempts, forgiveAttempt } from './lockout-repository.ts';
import { verifyPassword } from './passwords.ts';
import { findByEmail, findUser } from './repository.ts';
import { openSession, renewAuthentication } from './session-repository.ts';
import { endOldest, endSession } from './sessions.ts';
import type { UsersTable } from './tables.ts';

/**
 * Opens a new session for an account and hands it to the browser, which is known from now on; the session it had, if any, ends. The answer must not
 * be stored for repeats of the request: a repeat has to prove the account again.
 */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const { services } = request.server;
  const { endpoint } = request.routeOptions.config;
  if (endpoint && !endpoint.secretAnswer && !endpoint.remadeAnswer)
    throw new Error(`${endpoint.path} opens a session, and its answers are stored`);
  const { viewer } = request.context;
  const token = await services.unitOfWork(async (tx, afterCommit) => {
    if (viewer) await endSession(services, { tx, afterCommit }, viewer.userId, viewer.sessionId);
    const country = placeOf(request) ?? null;
    const opened = await openSession(
      tx,
      userId,
      request.headers['user-agent'] ?? '',
      services.clock.now(),
      country,
    );
    await endOldest(services, { tx, afterCommit }, userId);
    return opened;
  });
  request.entered = userId;
  setSessionCookie(reply, token);
  await rememberDevice(services.db, request, reply, userId, services.clock.now());
}

/** An account whose password is to be proven; without `user` the address is unknown. */
interface Claimed {
  email: string;
  user: Pick<Selectable<UsersTable>, 'id' | 'password_hash'> | undefined;
  /** Goes along with every refusal, whatever its reason. */
  params?: Record<string, unknown>;
}

/**
 * Checks a password under the lock-out, per account and per address; a browser known to the account has a count of its own, and no other. Of parallel
 * guesses no more than the limit are evaluated. The one way in which a guessed password is compared.
 * @throws problem `login_failed` (or `wrong`), `account_blocked` with `params.minutes`
 */
async function provePassword(
  request: FastifyRequest,
  { email, user, params }: Claimed,
  password: string,
  wrong: ErrorCode = 'login_failed',
): Promise<void> {
  const { db, config } = request.server.services;
  const { now, settings } = request.context;
  const device = user && (await knownDevice(db, request, user.id));
  const own: Attempt = {
    key: device ? `device:${user.id}:${device}` : accountKey(email),
    limit: settings.value('login_failures'),
  };
  const address: Attempt = {
    key: `address:${hashToken(addressKey(request.ip))}`,
    limit: Math.ceil(settings.value('login_failures_per_address') * config.RATE_LIMIT_FACTOR),
  };
  // Others behind the same address do not lock a known browser.
  const counts = device ? [own] : [own, address];
  for (const attempt of counts) await reserveAttempt(db, attempt, now);
  if (!(await verifyPassword(user?.password_hash ?? null, password))) {
    await failAttempt(db, own, now);
    throw problem(wrong, { ...(params && { params }) });
  }
  await clearAttempts(db, own.key);
  if (!device) await forgiveAttempt(db, address.key);
}

/**
 * Checks the password of the signed-in member, counted like a log-in.
 * @throws problem `login_failed` (or `wrong`), `account_blocked` with `params.minutes`
 */
export async function proveOwnPassword(
  request: FastifyRequest,
  password: string,
  wrong?: ErrorCode,
): Promise<void> {
  const user = await findUser(request.server.services.db, request.context.member.userId);
  if (!user) throw problem('not_found');
  await provePassword(request, { email: user.email, user }, password, wrong);
}

/**
 * Makes the log-in of this session fresh again (PRODUCT §3: sensitive changes need one not older than ten minutes). The session gets a
 * new secret.
 * @throws problem `login_failed`, `account_blocked` with `params.minutes`
 */
export async function reauthenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<void> {
  await proveOwnPassword(request, password);
  await renewLogIn(request, reply);
}

/** Makes the log-in of this session fresh once its member was proven; the session gets a new secret. */
export async function renewLogIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { member, now } = request.context;
  setSessionCookie(reply, await renewAuthentication(request.server.services.db, member.sessionId, now));
}

/**
 * Logs in by e-mail address and password (spec §7 Calls, §8 Login failed).
 * @returns the account's id
 * @throws problem `login_failed`, with `params.confirm` where only confirmed addresses log in; `account_blocked` with `params.minutes`,
 * `pending_deletion`, `account_suspended`
 */
export async function logIn(
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  password: string,
): Promise<string> {
  const { db } = request.server.services;
  const found = await findByEmail(db, email);
  const isNeutral = request.context.settings.value('account_messages') === 'neutral';
  // An address that was never confirmed is as good as unknown: a log-in would distinguish it from one that another account has (decision 070).
  const user = isNeutral && found?.status === 'not_confirmed' ? undefined : found;
  // Every failed log-in of a neutral site has the same hint, so that it helps without revealing anything.
  const hint = isNeutral && { params: { confirm: true } };
  await provePassword(request, { email, user, ...hint }, password);
  if (!user) throw problem('login_failed', { ...hint });
  await enterAccount(request, reply, user.id);
  return user.id;
}

/**
 * Logs in by a repeated request that made an account, with the password it carries. What the request was worth then does not count: the account may
 * have another password or owner by now. It is no guess: a repeat has the password of the first request, or is refused before.
 * @throws problem `login_failed`
 */
export async function logInAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  password: string,
): Promise<void> {
  const found = await findUser(request.server.services.db, userId);
  const user = found?.status === 'active' || found?.status === 'not_confirmed' ? found : undefined;
  if (!(await verifyPassword(user?.password_hash ?? null, password)) || !user) throw problem('login_failed');
  await startSession(request, reply, user.id);
}

/**
 * Logs in to an account whose member was proven, in whichever way: a new session, and the browser is known from now on.
 * @throws problem `pending_deletion`, `account_suspended`
 */
export async function enterAccount(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const { db } = request.server.services;
  const user = await findUser(db, userId);
  if (!user) throw problem('login_failed');
  if (user.status === 'pending_deletion') throw problem('pending_deletion');
  if (user.status === 'suspended') throw problem('account_suspended');
  await startSession(request, reply, user.id);
}
