import type { BrowserContext } from '@playwright/test';
import { linkFromMail } from '#fixtures/mailbox.ts';
import { clientHeaders, signUpBody } from '#fixtures/members.ts';
import { newcomer } from '#fixtures/people.ts';
import { MAIL_FEEDBACK_KEY } from '#fixtures/server.ts';

/** What a newcomer has done, or has happened to them, before they open the page. */
export type Past =
  /** The address is confirmed; there is still no photo. */
  | 'confirmed'
  /** Mail to the address came back. */
  | 'bounced'
  /** The members area was entered longer ago than the time-bonus modal waits. */
  | 'settled';

const BONUS_MODAL_DELAY_S = 40;

type Send = (
  method: 'post' | 'put',
  path: string,
  data?: object,
  headers?: Record<string, string>,
) => Promise<void>;

/** Signs somebody up in this browser, who then has that past. What is shown to a member once is still before them. */
export async function beNewcomer(context: BrowserContext, url: string, past: readonly Past[]): Promise<void> {
  const person = newcomer();
  const send: Send = async (method, path, data, headers) => {
    const { 'content-type': type, ...always } = clientHeaders(url);
    const answer = await context.request[method](path, {
      data,
      headers: { ...always, ...(data && { 'content-type': type }), ...headers },
    });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}`);
  };
  const happen: Record<Past, () => Promise<void>> = {
    async confirmed() {
      for (const step of [2, 3, 4]) await send('put', '/api/signup.php', { step });
      const link = await linkFromMail(context.request, person.email, '/activate/done');
      await send('post', '/api/activate.php', { token: new URL(link).searchParams.get('token') });
    },
    bounced: () =>
      send(
        'post',
        '/api/mail-feedback',
        { kind: 'bounce', email: person.email },
        { authorization: `Bearer ${MAIL_FEEDBACK_KEY}` },
      ),
    async settled() {
      await send('post', '/api/members-area.php');
      await send('post', '/dev/clock', { advance_seconds: BONUS_MODAL_DELAY_S });
    },
  };
  await send('post', '/api/signup.php', signUpBody(person));
  for (const event of past) await happen[event]();
}
