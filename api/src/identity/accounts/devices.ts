import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#src/platform/db/database.ts';
import { isSecure } from '#src/platform/http/own-origin.ts';
import { hashToken, newToken } from '#src/platform/lib/ids.ts';
import { findMark, hasDevice, insertDevice } from './device-repository.ts';

/** Cookie that marks a browser with an earlier log-in; guesses from other browsers do not lock that browser out. */
export const DEVICE_COOKIE = 'auth.device';
/** How long a browser stays known. */
export const DEVICE_DAYS = 365;

/** Browsers that one account knows. */
export const MOST_DEVICES = 30;
/** Accounts that one browser is known to. */
const MOST_MARKS = 5;

/** Marks of a browser, one for each account. Any other site or person may have put them there. */
function readMarks(request: FastifyRequest): string[] {
  const marks = (request.cookies[DEVICE_COOKIE] ?? '')
    .split('.')
    .filter((mark) => /^[A-Za-z0-9]{16,64}$/.test(mark));
  return marks.slice(-MOST_MARKS);
}

/** Digest of a mark of this browser that any account knows: it is counted by that, apart from the others behind its address. */
export const knownBrowser = (tx: Tx, request: FastifyRequest): Promise<string | null> =>
  findMark(tx, readMarks(request).map(hashToken));

/** The digest of this browser's mark when the account knows it. */
export async function knownDevice(tx: Tx, request: FastifyRequest, userId: string): Promise<string | null> {
  for (const mark of readMarks(request)) {
    const deviceHash = hashToken(mark);
    if (await hasDevice(tx, userId, deviceHash)) return deviceHash;
  }
  return null;
}

/**
 * Remembers this browser after a log-in. A mark that the account does not know is never accepted, since its maker would then pass for
 * this browser: the account gets a mark of its own.
 */
export async function rememberDevice(
  tx: Tx,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  now: Date,
): Promise<void> {
  const marks = readMarks(request);
  if (!(await knownDevice(tx, request, userId))) {
    const mark = newToken();
    await insertDevice(tx, { userId, deviceHash: hashToken(mark), now }, MOST_DEVICES);
    marks.push(mark);
  }
  reply.setCookie(DEVICE_COOKIE, marks.slice(-MOST_MARKS).join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: DEVICE_DAYS * 86_400,
    secure: isSecure(request),
  });
}
