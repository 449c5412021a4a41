import type { BrowserContext, Page, Request } from '@playwright/test';
import { daan, marijke, type Account } from '#fixtures/people/people.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { passTime } from '#fixtures/browser/page-time.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn, logOut } from '#pages/account.ts';
import { openChatOf, otherWomen } from '#pages/chat.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test.use({ pageClock: 'movable' });

const WITHIN = { timeout: 1000 };
const POLLED = /\/api\/(user|chats|likes)\.php$/;

/** Records the requests of a tab. */
function callsOf(page: Page) {
  const polled: string[] = [];
  const streams: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && POLLED.test(pathname)) polled.push(pathname);
    if (pathname === '/api/events') streams.push(request.url());
  });
  return { polled, streams };
}

async function secondTab(context: BrowserContext, at: string) {
  const page = await context.newPage();
  const calls = callsOf(page);
  await page.goto(at);
  return { page, calls };
}

/** Number of unread messages in the title. */
const unread = async (tab: Page) => Number(/^\((\d+)\)/.exec(await tab.title())?.[1] ?? 0);

const nameIn = (page: Page, name: string) => page.getByRole('button', { name: `Your account: ${name}` });

test('[4.016] [4.036] two tabs of a member agree within a second, and one tab streams and polls for both', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  // A minute of the page's clock passes at once, and a screen may be in the middle of an update.
  complaints.expect(/single-spa minified message #31/);
  await page.goto('/');
  await confirmAdult(page);
  const second = await secondTab(context, '/');

  await test.step('a log-in in one tab logs the other in', async () => {
    await logIn(page, marijke);
    await expect(nameIn(second.page, marijke.name)).toBeVisible(WITHIN);
  });

  const first = callsOf(page);
  await test.step('one tab has the only stream and is the only one that polls', async () => {
    await Promise.all([page.goto('/members'), second.page.goto('/pricing')]);
    await expect.poll(() => first.streams.length + second.calls.streams.length).toBeGreaterThan(0);
    // Both tabs have loaded their data; every later read is a poll.
    await expect
      .poll(() => [first.polled, second.calls.polled].every((calls) => calls.includes('/api/likes.php')))
      .toBe(true);
    await Promise.all([passTime(page, 2_000), passTime(second.page, 2_000)]);
    first.polled.length = second.calls.polled.length = 0;
    // In steps: the tabs ask each other every 20 s, and an answer needs a moment of real time.
    for (let step = 0; step < 12; step += 1) {
      await Promise.all([passTime(page, 15_000), passTime(second.page, 15_000)]);
    }
    const [here, there] = [first.polled.length, second.calls.polled.length];
    expect(Math.min(here, there), 'the tab that does not lead asks for nothing').toBe(0);
    expect(Math.max(here, there), 'three minutes, three readings of three lists').toBeGreaterThanOrEqual(9);
  });

  await test.step('both titles show a new message', async () => {
    const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { id: string } };
    const before = await unread(page);
    expect(await write(baseURL!, daan, user.id)).toBe(201);
    await expect.poll(() => unread(page), WITHIN).toBe(before + 1);
    await expect.poll(() => unread(second.page), WITHIN).toBe(before + 1);
  });

  await test.step('both titles follow what is read on another device', async () => {
    const { chats } = (await (await page.request.get('/api/chats.php')).json()) as {
      chats: { conversation: { id: string }; profile: { name: string }; num_unread_messages: number }[];
    };
    const read = chats.find(({ profile }) => profile.name === daan.name)!;
    const before = await unread(page);
    expect(read.num_unread_messages, 'unread of the conversation').toBeGreaterThan(0);
    expect(await readOn(baseURL!, marijke, read.conversation.id)).toBe(204);
    await expect.poll(() => unread(page), WITHIN).toBe(before - read.num_unread_messages);
    await expect.poll(() => unread(second.page), WITHIN).toBe(before - read.num_unread_messages);
  });

  await test.step('the second tab takes over when the leading tab closes', async () => {
    const leader =
      first.polled.length > 0
        ? { tab: page, rest: second.page, calls: second.calls }
        : { tab: second.page, rest: page, calls: first };
    const before = leader.calls.streams.length;
    await leader.tab.close();
    await expect.poll(() => leader.calls.streams.length, WITHIN).toBe(before + 1);
    await expect.poll(() => leader.calls.polled.length, WITHIN).toBeGreaterThan(0);
  });
});

test('[4.036] a leading tab that does not answer loses the stream to another tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, marijke);
  const leader = callsOf(page);
  await page.goto('/pricing');
  await expect.poll(() => leader.streams.length).toBeGreaterThan(0);
  const { page: other, calls } = await secondTab(context, '/pricing');
  // As a frozen tab: nothing comes from it, and its lock stays.
  await page.evaluate(() => {
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = () => undefined;
    window.addEventListener('thaw', () => void (BroadcastChannel.prototype.postMessage = postMessage));
  });
  await other.bringToFront();
  for (let part = 0; part < 4; part += 1) await passTime(other, 20_000);
  await expect.poll(() => calls.streams.length, { timeout: 10_000 }).toBe(1);
  const { length: led } = leader.streams;
  await page.evaluate(() => void window.dispatchEvent(new Event('thaw')));
  for (let part = 0; part < 4; part += 1) await passTime(page, 15_000);
  expect(leader.streams, 'the former leader follows').toHaveLength(led);
});

test('[4.011] [4.036] a like given and withdrawn in a chat shows in the search, the likes and the other tab at once', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);
  const [woman] = await otherWomen(page, marijke.name);
  const { page: likes } = await secondTab(context, '/likes/sent');
  const { page: search } = await secondTab(context, `/members/${woman!.id}`);
  const sent = likes.getByRole('main').getByRole('link', { name: new RegExp(`^${woman!.name}, \\d`) });
  const onProfile = (name: 'Like' | 'Liked') =>
    search.getByRole('main').getByRole('button', { name, exact: true });
  await expect(onProfile('Like')).toBeVisible();
  await expect(likes.getByRole('heading', { level: 1 })).toBeVisible();

  await openChatOf(page, woman!);
  const heart = page.getByRole('button', { name: `Like ${woman!.name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(onProfile('Liked')).toBeVisible(WITHIN);
  await expect(sent).toBeVisible(WITHIN);

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(onProfile('Like')).toBeVisible(WITHIN);
  await expect(sent).toBeHidden(WITHIN);

  await test.step('quick presses end at the last one', async () => {
    for (let press = 0; press < 3; press += 1) await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(onProfile('Liked')).toBeVisible(WITHIN);
    await expect
      .poll(async () => (await page.request.get('/api/likes.php')).text(), WITHIN)
      .toContain(woman!.id);
  });
});

/** Calls the server as an account, from another browser. @returns status of the answer */
async function callAs(
  url: string,
  account: Account,
  method: 'POST' | 'PUT',
  body: Readonly<Record<string, unknown>>,
): Promise<number> {
  const headers = clientHeaders(url);
  const entered = await fetch(`${url}/api/user.php`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { status } = await fetch(`${url}/api/chat.php`, {
    method,
    headers: { ...headers, cookie },
    body: JSON.stringify(body),
  });
  return status;
}

/** Sends a message to the member from another browser. */
const write = (url: string, from: Account, member: string) =>
  callAs(url, from, 'POST', {
    member,
    client_id: `tabs-${Date.now()}`,
    kind: 'text',
    text: 'Are you in two places at once?',
  });

/** Reads a conversation to its end on another device. */
const readOn = (url: string, reader: Account, conversation: string) =>
  callAs(url, reader, 'PUT', { conversation, read_up_to: 1_000_000 });

test('[4.036] a log-out in one tab removes all member data from the other', async ({
  page,
  context,
  complaints,
}) => {
  // Reads that were running at the end of the session are refused.
  complaints.expect(/status of 403/);
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, marijke);
  const { page: other } = await secondTab(context, '/chats');
  await expect(nameIn(other, marijke.name)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await logOut(page, marijke.name);
  await expect(nameIn(other, marijke.name)).toBeHidden(WITHIN);
  await expect(other).toHaveURL(/\/login/);
  await expect(other).not.toHaveTitle(/^\(/);
  await expect(other.getByText(marijke.name)).toHaveCount(0);
});

test('[4.036] a log-out on another device does not end this session', async ({ page, openBrowser }) => {
  const phone = await openBrowser('phone');
  for (const device of [page, phone]) {
    await device.goto('/');
    await confirmAdult(device);
    await logIn(device, marijke);
  }
  const stream = page.waitForResponse('**/api/events', { timeout: 30_000 });
  await page.goto('/likes');
  await stream;
  await logOut(phone, marijke.name);
  await passTime(page, 5_000);
  await expect(page).toHaveURL(/\/likes/);
  await expect(nameIn(page, marijke.name)).toBeVisible();
});
