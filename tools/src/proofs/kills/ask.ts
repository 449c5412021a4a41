import type { ApiMember } from '../api-member.ts';

/** The server ended while it was asked. */
export class NoAnswer extends Error {}

/** The server was too busy to read the request, or to do it: nothing of it may be there. */
export class Refused extends Error {}

/** The sender has no credits left: nothing of the message may be there. */
export class Short extends Refused {}

/** Statuses of a server that is too busy: it read the request too late, or it sheds load. */
export const BUSY: ReadonlySet<number> = new Set([408, 503]);

/**
 * One request. `allowed` is the refusal that is no fault.
 * @throws NoAnswer when the server ended; Refused when it was too busy, or when the credits are gone; Error for another answer that is no success
 */
export async function ask<T>(
  client: ApiMember,
  method: string,
  path: string,
  body?: object,
  allowed?: string,
): Promise<T> {
  const answer = await client.call<T & { code?: string }>(method, path, body).catch(() => {
    throw new NoAnswer();
  });
  if (BUSY.has(answer.status)) throw new Refused();
  if (answer.body?.code === 'not_enough_credits') throw new Short();
  if (answer.status >= 400 && (allowed === undefined || answer.body?.code !== allowed))
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Notes that a busy server refused a write, which must then be absent. */
export async function orRefused<T>(write: Promise<T>, note: () => void): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Refused) note();
    throw error;
  }
}
