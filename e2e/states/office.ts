import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { serverTime } from '#fixtures/servers/clock.ts';
import { codeOf } from '#fixtures/people/one-time-code.ts';
import { OPERATOR_KEY } from '#fixtures/servers/server.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { photograph } from '#fixtures/photographs/photographs.ts';
import { beNewcomer } from './newcomers.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
type Send = <T = unknown>(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: object,
) => Promise<T>;

/** Calls of a browser to a site, which must succeed. */
function callsOf({ request }: BrowserContext, url: string): Send {
  return async <T>(method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object) => {
    const answer = await request[method](path, { ...(data && { data }), headers: clientHeaders(url) });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };
}

/** A session of each site: an operator sets up a second factor once, and a code counts once. */
const sessions = new Map<string, Promise<Cookies>>();

/** Gives a browser the session of the site's operator. */
export async function haveOffice(context: BrowserContext, url: string): Promise<void> {
  const session = sessions.get(url) ?? enter(context, url);
  sessions.set(url, session);
  await context.addCookies(await session);
}

async function enter(context: BrowserContext, url: string): Promise<Cookies> {
  const send = callsOf(context, url);
  const { enrolment } = await send<{ enrolment: { secret: string } }>('post', '/api/ops/log-in', {
    key: OPERATOR_KEY,
  });
  await send('post', '/api/ops/second-factor', { code: codeOf(enrolment.secret, await serverTime(url)) });
  return context.cookies();
}

const filled = new Map<string, Promise<void>>();

/** Gives every room of the operator something to do, once for each site. */
export function fillOffice(browser: Browser, office: BrowserContext, url: string): Promise<void> {
  const work = filled.get(url) ?? fill(browser, callsOf(office, url), url);
  filled.set(url, work);
  return work;
}

/** A member who has just confirmed the address, in a browser of their own. */
async function newMember(
  browser: Browser,
  url: string,
): Promise<{ context: BrowserContext; send: Send; id: string }> {
  const context = await browser.newContext({ baseURL: url });
  await beNewcomer(context, url, ['confirmed']);
  const send = callsOf(context, url);
  const { user } = await send<{ user: { id: string } }>('get', '/api/user.php');
  return { context, send, id: user.id };
}

async function fill(browser: Browser, ops: Send, url: string): Promise<void> {
  const [bold, timid] = [await newMember(browser, url), await newMember(browser, url)];

  // Photos wait for a review while the setting says so; the two changes are its history.
  await ops('put', '/api/ops/settings', { key: 'photo_review', domain: '*', value: 'true' });
  const uploaded = await bold.context.request.post('/api/photo.php', {
    headers: { 'x-client': 'web/2', origin: url },
    multipart: { file: photograph('tall'), visibility: 'public' },
  });
  if (!uploaded.ok()) throw new Error(await uploaded.text());
  await ops('put', '/api/ops/settings', { key: 'photo_review', domain: '*', value: 'false' });

  // Contact details bring a profile into the review by themselves.
  await bold.send('put', '/api/user.php', {
    profile: { about_me: 'Write to me at bold@mail.example, I am hardly ever here.' },
  });

  const { message } = await bold.send<{ message: { id: string } }>('post', '/api/chat.php', {
    member: timid.id,
    client_id: randomUUID(),
    kind: 'text',
    text: 'Send me 200 euros, then we meet.',
  });
  await timid.send('post', '/api/report.php', {
    message: message.id,
    reason: 'money',
    text: 'Twice already.',
  });
  await timid.send('post', '/api/report.php', { member: bold.id, reason: 'fake' });
  await timid.send('post', '/api/complaint.php', {
    category: 'member',
    text: 'I reported this member and would like to hear what came of it.',
  });
  const member = bold.id;
  const statement = { facts: 'You asked strangers for money.', rule: 'money', source: 'report' };
  await ops('post', '/api/ops/member-suspend', { member, ...statement });
  await ops('post', '/api/ops/member-restore', { member, reason: 'Not proven.' });
  await Promise.all([bold.context.close(), timid.context.close()]);
}
