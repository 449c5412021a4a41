import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#src/platform/db/database.ts';
import { hashToken, newToken } from '#src/platform/lib/ids.ts';

/** Cookie that marks a browser somebody logged in from; strangers' guesses do not lock that browser out. */
export const DEVICE_COOKIE = 'auth.device';
/** How long a browser stays known. */
export const DEVICE_DAYS = 365;

/** The digest of this browser's mark when the account knows it. */
export async function knownDevice(tx: Tx, request: FastifyRequest, userId: string): Promise<string | null> {
  const mark = request.cookies[DEVICE_COOKIE];
  if (!mark) return null;
  const deviceHash = hashToken(mark);
  const row = await tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row?.device_hash ?? null;
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
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: hashToken(mark), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  reply.setCookie(DEVICE_COOKIE, mark, {
    path: '/api/user.php',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: DEVICE_DAYS * 86_400,
    secure: request.protocol === 'https' || request.server.services.config.BASE_URL.startsWith('https:'),
  });
}
