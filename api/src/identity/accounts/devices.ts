import { LOG_IN } from '@rendezvous/contract/endpoints/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#src/platform/db/database.ts';
import { hashToken, newToken } from '#src/platform/lib/ids.ts';
import { hasDevice, insertDevice } from './device-repository.ts';

/** Cookie that marks a browser with an earlier log-in; guesses from other browsers do not lock that browser out. */
export const DEVICE_COOKIE = 'auth.device';
/** How long a browser stays known. */
export const DEVICE_DAYS = 365;

/** The digest of this browser's mark when the account knows it. */
export async function knownDevice(tx: Tx, request: FastifyRequest, userId: string): Promise<string | null> {
  const mark = request.cookies[DEVICE_COOKIE];
  if (!mark) return null;
  const deviceHash = hashToken(mark);
  return (await hasDevice(tx, userId, deviceHash)) ? deviceHash : null;
}

/** Remembers this browser after a log-in. */
export async function rememberDevice(
  tx: Tx,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  now: Date,
): Promise<void> {
  const mark = request.cookies[DEVICE_COOKIE] ?? newToken();
  await insertDevice(tx, userId, hashToken(mark), now);
  reply.setCookie(DEVICE_COOKIE, mark, {
    path: LOG_IN.path,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: DEVICE_DAYS * 86_400,
    secure: request.protocol === 'https' || request.server.services.config.BASE_URL.startsWith('https:'),
  });
}
