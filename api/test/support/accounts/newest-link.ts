import type { TestApp } from '#test/harness.ts';

/** Token of the link in the newest mail to an address. */
export async function newestLink(
  { services }: TestApp,
  email: string,
  parameter: 'token' | 'undo' = 'token',
): Promise<string> {
  const row = await services.db
    .selectFrom('outbox_mails')
    .select('text')
    .where('to', '=', email)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  return new RegExp(`[?&]${parameter}=([A-Za-z0-9]+)`).exec(row.text)?.[1] ?? '';
}
