import type { BrowserContext } from '@playwright/test';
import { linkFromMail } from '#fixtures/people/mailbox.ts';
import { clientHeaders, signUpBody } from '#fixtures/people/members.ts';
import { newcomer } from '#fixtures/people/people.ts';
import { MAIL_FEEDBACK_KEY } from '#fixtures/servers/server.ts';

/** History of a newcomer before the page opens. */
export type Past =
  /** Address confirmed, no photo yet. */
  | 'confirmed'
  /** A mail to the address bounced. */
  | 'bounced'
  /** Used up the swipes of the day. */
  | 'swiped'
  /** Used up the likes of the day. */
  | 'liked'
  /** Entered the members area longer ago than the delay of the time-bonus modal. */
  | 'settled';

const BONUS_MODAL_DELAY_S = 40;

type Send = (
  method: 'post' | 'put',
  path: string,
  data?: object,
  headers?: Record<string, string>,
) => Promise<void>;

/** Signs a person up in this browser and gives them the history. One-time notices stay unseen. */
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
    async swiped() {
      for (let goesOn = true; goesOn;) {
        const [card] = await deckOf(context);
        const pass = { data: { member: card!.id, action: 'pass' }, headers: clientHeaders(url) };
        goesOn = (await context.request.post('/api/swipe.php', pass)).ok();
      }
    },
    async liked() {
      for (const { id } of await deckOf(context)) {
        const like = { data: { member: id }, headers: clientHeaders(url) };
        if (!(await context.request.post('/api/like.php', like)).ok()) return;
      }
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

/** Cards that lie in the swipe game. */
async function deckOf(context: BrowserContext): Promise<readonly { id: string }[]> {
  const answer = await context.request.get('/api/swipe.php');
  return ((await answer.json()) as { items: { id: string }[] }).items;
}
