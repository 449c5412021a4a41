import type { PushPayload } from '@rendezvous/contract/resources/push/schemas';
import { SUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/endpoints';
import type { Overrides } from '#src/app.ts';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import type { Mail, MailPort } from '#src/platform/ports/mail.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp, type TestApp, type TestClient, type TestUser, type UserTraits } from '../harness.ts';
import type { PushBrowser } from '../support/push/push-browser.ts';
import { startPushService, type PushService } from '../support/push/push-service.ts';

export const MINUTE = 60;
export const DAY = 86_400;

export interface Member {
  user: TestUser;
  client: TestClient;
}

/** A server whose clock is fixed between steps, with a push service and every mail recorded. */
export interface NotifyingApp extends TestApp {
  push: PushService;
  /** Mails sent so far, oldest first; `down` makes the mail server refuse. */
  mails: Mail[];
  mailServer: { down: boolean };
  /** A member who has not been here for an hour. */
  away(traits?: UserTraits): Promise<Member>;
  /** A browser of a member, subscribed. */
  browserOf(member: Member, name: string): Promise<PushBrowser>;
  /** What arrived in a browser, decrypted, oldest first. */
  pushedTo(browser: PushBrowser): PushPayload[];
  mailsTo(member: Member): Mail[];
  /** Advances the time and does what is due then. */
  wait(seconds: number): Promise<void>;
  write(from: Member, to: Member, text?: string): Promise<{ conversation: string; seq: number }>;
  states(member: Member): Promise<string[]>;
}

export async function createNotifyingApp(
  environment: Record<string, string> = {},
  overrides: Pick<Overrides, 'logStream'> = {},
): Promise<NotifyingApp> {
  const push = await startPushService();
  const mails: Mail[] = [];
  const mailServer = { down: false };
  const mail: MailPort = {
    async send(letter) {
      if (mailServer.down) throw new Error('mail server is down');
      mails.push(letter);
    },
  };
  const t = await createTestApp(
    { PUSH_PRIVATE_ADDRESSES: 'true', ...environment },
    { ...overrides, mail, clock: createFixedClock(new Date()) },
  );
  return {
    ...t,
    push,
    mails,
    mailServer,
    away: (traits) => memberWith(t, 50, { lastActiveAgo: 3600, paid: true, ...traits }),
    async browserOf({ client }, name) {
      const browser = push.browser(name);
      const answer = await client.call(SUBSCRIBE_PUSH, { subscription: browser.subscription });
      if (answer.status !== 204) throw new Error(answer.text);
      return browser;
    },
    pushedTo: (browser) => push.to(browser).map(({ body }) => browser.read(body)),
    mailsTo: ({ user }) => mails.filter(({ to }) => to === user.email),
    async wait(seconds) {
      await t.advance(seconds);
      await t.services.jobs.drain();
    },
    async write(from, to, text) {
      const { status, body, text: raw } = await send(from.client, to.user.id, text);
      if (status !== 201) throw new Error(raw);
      return { conversation: body.conversation.id, seq: body.message.seq };
    },
    async states({ user }) {
      const rows = await t.services.db
        .selectFrom('notifications')
        .select(['cause', 'state'])
        .where('user_id', '=', user.id)
        .orderBy('created_at')
        .orderBy('cause')
        .execute();
      return rows.map((row) => `${row.cause} ${row.state}`);
    },
    async close() {
      await t.close();
      await push.close();
    },
  };
}
