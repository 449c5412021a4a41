import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { photograph } from '#fixtures/photographs/photographs.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { listenAloud, spoken } from '#fixtures/browser/spoken.ts';
import { expect, test } from '#fixtures/test.ts';
import { bubble, composer } from '#pages/chat.ts';
import { pressByKey, tabTo, typeByKey } from '#pages/keyboard.ts';
import { beNewcomer } from '#states/newcomers.ts';

/** Members write, block and pay: a site of their own. */
test.use({ ownSite: { env: { RATE_LIMIT_FACTOR: '10' } } });

const MENU = 'More: block, report, remove conversation';
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const conversations = (page: Page) => page.getByRole('region', { name: 'Conversations' });

/** Id of the member whose session a browser has. */
async function ownId({ request }: BrowserContext): Promise<string> {
  return ((await (await request.get('/api/user.php')).json()) as { user: { id: string } }).user.id;
}

/** Writes from another device. Returns whether it went out. */
async function say(context: BrowserContext, url: string, member: string, text: string): Promise<boolean> {
  const answer = await context.request.post('/api/chat.php', {
    headers: clientHeaders(url),
    data: { member, client_id: randomUUID(), kind: 'text', text },
  });
  return answer.ok();
}

/** Begins so many conversations that the overview offers its search. */
async function writeToMany(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.get('/api/members.php?gender=male&country=NL&fictional=false');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  for (const { id } of items.slice(0, 8)) await say(context, url, id, 'Hello.');
}

/** Answers the messages of the page with a refusal, until the returned function is called. */
async function refuse(page: Page, method: string, status: number): Promise<() => Promise<void>> {
  const address = '**/api/chat.php';
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status, code: status < 500 ? 'validation_failed' : 'internal' }),
        })
      : route.fallback(),
  );
  return () => page.unroute(address);
}

/** Opens a page as a screen reader with all announcements. */
async function open(page: Page, path: string): Promise<void> {
  await listenAloud(page);
  await page.goto(path);
  await untilHydrated(page, ['main h1']);
}

/** Expects that a line was said once, and none other with the same words. */
async function expectSaidOnce(page: Page, line: string | RegExp): Promise<void> {
  const said = async () => (await spoken(page)).filter((one) => new RegExp(line).test(one));
  await expect.poll(said, { message: `said once: ${line}` }).toHaveLength(1);
}

/** Expects that some control, or the screen, has the focus: from there the keyboard goes on. */
const expectFocus = (page: Page) => expect(page.locator('*:focus')).toHaveCount(1);

async function pressInMenu(page: Page, act: string): Promise<Locator> {
  const menu = page.getByRole('button', { name: MENU });
  await pressByKey(page, menu);
  await pressByKey(page, page.getByRole('button', { name: act, exact: true }));
  return menu;
}

/** Two with a conversation: the page is Marijke's. Returns Daan's device and both ids. */
async function haveConversation(page: Page, url: string, openBrowser: (who: string) => Promise<Page>) {
  const other = (await openBrowser('Daan')).context();
  await haveSession(page.context(), url, marijke);
  await haveSession(other, url, daan);
  const [own, id] = [await ownId(page.context()), await ownId(other)];
  expect(await say(page.context(), url, id, 'Are you there?')).toBe(true);
  return { other, own, id };
}

test('a conversation is found and opened by keyboard; what is sent and what comes is announced once', async ({
  page,
  baseURL,
  openBrowser,
}) => {
  const { other, own } = await haveConversation(page, baseURL!, openBrowser);
  await writeToMany(page.context(), baseURL!);
  await open(page, '/chats');
  const list = conversations(page);
  await typeByKey(page, list.getByRole('searchbox', { name: 'Search by name' }), daan.name);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await pressByKey(page, list.getByRole('link', { name: /^Daan/ }));
  await expectFocus(page);
  await typeByKey(page, composer(page, daan.name), 'Coffee by the canal?');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Coffee by the canal?')).toBeVisible();
  await expect(composer(page, daan.name)).toBeFocused();
  await expectSaidOnce(page, '^Sent$');
  expect(await say(other, baseURL!, own, 'Thursday at eight.')).toBe(true);
  await expectSaidOnce(page, '^Daan: Thursday at eight.$');
  await expectSaidOnce(page, 'Thursday');
  await expectSaidOnce(page, '^Sent$');
  expect((await spoken(page)).filter((line) => line.includes('Coffee'))).toEqual([]);
});

test('a photo, a gift and an icebreaker are sent by keyboard, and each dialog restores the focus', async ({
  page,
  baseURL,
  openBrowser,
}) => {
  const { id } = await haveConversation(page, baseURL!, openBrowser);
  await open(page, `/members/${id}/chat`);

  await test.step('photo', async () => {
    const act = page.getByRole('button', { name: 'Send a photo' });
    await pressByKey(page, act);
    const dialog = page.getByRole('dialog', { name: 'A photo for Daan' });
    await tabTo(page, dialog.getByLabel('Pick a photo'));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await chooser).setFiles(photograph('tall'));
    await expect(dialog.getByRole('img', { name: 'The photo you picked' })).toBeVisible();
    await pressByKey(page, dialog.getByRole('button', { name: /^Send photo, 2 credits/ }));
    await expect(act).toBeFocused();
    await expect(log(page).getByRole('button', { name: 'Your photo, show it large' })).toBeVisible();
    await expectSaidOnce(page, '^Sent$');
  });
  await test.step('gift', async () => {
    const act = page.getByRole('button', { name: 'Send a gift' });
    await pressByKey(page, act);
    const dialog = page.getByRole('dialog', { name: 'A gift for Daan' });
    await pressByKey(page, dialog.getByRole('radio', { name: 'A rose' }), 'Space');
    await pressByKey(page, dialog.getByRole('button', { name: /^Send gift, 2 credits/ }));
    await expect(act).toBeFocused();
    await expect(bubble(page, 'A rose')).toBeVisible();
  });
  await test.step('line', async () => {
    const act = page.getByRole('button', { name: 'Send a line to break the ice' });
    await pressByKey(page, act);
    const dialog = page.getByRole('dialog', { name: 'Break the ice with Daan' });
    const line = dialog.getByRole('radio').first();
    await pressByKey(page, line, 'Space');
    await expect(line).toBeChecked();
    await pressByKey(page, dialog.getByRole('button', { name: /^Send this line, 1 credit/ }));
    await expect(dialog).toBeHidden();
    await expect(act).toBeFocused();
  });
});

test('a received photo is shown and shown large by keyboard, and has the focus afterwards', async ({
  page,
  baseURL,
  openBrowser,
}) => {
  const { other, own, id } = await haveConversation(page, baseURL!, openBrowser);
  const { buffer, name, mimeType } = photograph('tall');
  const headers = { 'x-client': 'web/2', origin: baseURL! };
  const { request } = page.context();
  const answer = await request.post('/api/chat-photo.php', {
    headers,
    multipart: { file: { buffer, name, mimeType } },
  });
  const { photo } = (await answer.json()) as { photo: { id: string } };
  const data = { member: id, client_id: randomUUID(), kind: 'photo', photo: photo.id };
  expect((await request.post('/api/chat.php', { headers: clientHeaders(baseURL!), data })).ok()).toBe(true);
  const reader = await other.newPage();
  await open(reader, `/members/${own}/chat`);
  await pressByKey(
    reader,
    log(reader)
      .getByRole('button', { name: /^Photo from Marijke.*Show photo$/ })
      .last(),
  );
  const sharp = log(reader).getByRole('button', { name: 'Photo from Marijke, show it large' });
  await expect(sharp).toBeFocused();
  await reader.keyboard.press('Enter');
  const dialog = reader.getByRole('dialog', { name: 'Photo from Marijke' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await reader.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sharp).toBeFocused();
});

test('by keyboard a member is liked, reported, blocked, and unblocked from the overview', async ({
  page,
  baseURL,
  openBrowser,
}) => {
  await haveConversation(page, baseURL!, openBrowser);
  await open(page, '/chats');
  await pressByKey(page, conversations(page).getByRole('link', { name: /^Daan/ }));

  await test.step('like', async () => {
    const like = page
      .getByRole('region', { name: 'Conversation with Daan' })
      .getByRole('button', { name: 'Like Daan' });
    const before = await like.getAttribute('aria-pressed');
    await pressByKey(page, like);
    await expect(like).not.toHaveAttribute('aria-pressed', before!);
    await expect(like).toBeFocused();
  });
  await test.step('report', async () => {
    const menu = await pressInMenu(page, 'Report Daan');
    const dialog = page.getByRole('dialog', { name: 'Report Daan' });
    await tabTo(page, dialog.getByLabel('What’s wrong?'));
    await page.keyboard.press('ArrowDown');
    await pressByKey(page, dialog.getByRole('button', { name: 'Send the report' }));
    await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'OK' }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(menu).toBeFocused();
  });
  await test.step('block, after a second thought', async () => {
    const menu = await pressInMenu(page, 'Block Daan');
    const dialog = page.getByRole('dialog', { name: 'Block Daan?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await pressInMenu(page, 'Block Daan');
    await pressByKey(page, dialog.getByRole('button', { name: 'Block', exact: true }));
    await expect(page.getByText('You’ve blocked Daan. Neither of you can write.')).toBeVisible();
    await expect(menu).toBeFocused();
  });
  await test.step('unblock', async () => {
    await pressByKey(page, page.getByRole('banner').getByRole('link', { name: /^Messages/ }));
    await expect(conversations(page).getByRole('heading', { name: 'Blocked' })).toBeVisible();
    await pressByKey(page, conversations(page).getByRole('link', { name: /^Daan/ }));
    await pressByKey(page, page.getByRole('button', { name: 'Unblock Daan' }).last());
    await expect(composer(page, daan.name)).toBeVisible();
    await expect(log(page)).toBeFocused();
    await expect(conversations(page).getByRole('heading', { name: 'Blocked' })).toBeHidden();
  });
});

test('a conversation is removed by keyboard; a refused removal is announced once and dismissed by keyboard', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  await haveSession(page.context(), baseURL!, marijke);
  await open(page, '/chats');
  const rows = conversations(page).getByRole('listitem');
  const first = rows.first().getByRole('link');
  await expect(first).toBeVisible();
  const count = await rows.count();
  const remove = async () => {
    await pressByKey(page, first);
    await pressInMenu(page, 'Remove conversation');
    const dialog = page.getByRole('dialog', { name: 'Remove this conversation?' });
    await pressByKey(page, dialog.getByRole('button', { name: 'Remove', exact: true }));
    await expect(page).toHaveURL(/\/chats$/);
    await expectFocus(page);
  };
  const accept = await refuse(page, 'DELETE', 500);
  await remove();
  await expectSaidOnce(page, '^We couldn’t remove that conversation');
  await expect(rows).toHaveCount(count);
  await pressByKey(page, page.getByRole('alert').getByRole('button', { name: 'Dismiss' }));
  await expect(page.getByRole('alert')).toBeHidden();
  await expectFocus(page);
  await accept();
  await remove();
  await expect(rows).toHaveCount(count - 1);
});

test('a message that failed is announced once, tried again and deleted by keyboard, and the focus stays with the messages', async ({
  page,
  baseURL,
  openBrowser,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const { id } = await haveConversation(page, baseURL!, openBrowser);
  await open(page, `/members/${id}/chat`);
  const write = async (text: string) => {
    await typeByKey(page, composer(page, daan.name), text);
    await page.keyboard.press('Enter');
    await expect(log(page).getByRole('alert')).toBeVisible();
  };
  const accept = await refuse(page, 'POST', 400);
  await write('A first try.');
  await expectSaidOnce(page, 'Try again');
  await accept();
  await pressByKey(page, log(page).getByRole('button', { name: 'Try again' }));
  await expect(log(page).getByRole('alert')).toBeHidden();
  await expect(log(page)).toBeFocused();
  await expectSaidOnce(page, '^Sent$');

  await refuse(page, 'POST', 400);
  await write('A second thought.');
  await pressByKey(page, log(page).getByRole('button', { name: 'Delete' }));
  await expect(bubble(page, 'A second thought.')).toBeHidden();
  await expect(log(page)).toBeFocused();
});

test('a message that waits for a connection is announced once, and once more when it is sent', async ({
  page,
  baseURL,
  openBrowser,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { id } = await haveConversation(page, baseURL!, openBrowser);
  await open(page, `/members/${id}/chat`);
  // What comes late is here before the network goes.
  await expect(page.getByRole('button', { name: 'Send a gift' })).toBeVisible();
  await typeByKey(page, composer(page, daan.name), 'On the train.');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(/^Waiting for a connection/)).toBeVisible();
  await expectSaidOnce(page, '^Waiting for a connection');
  await page.context().setOffline(false);
  await expectSaidOnce(page, '^Sent$');
  await expect(composer(page, daan.name)).toBeFocused();
});

test('without credits the sheet, the payment and the return to the draft work by keyboard', async ({
  page,
  baseURL,
  openBrowser,
}) => {
  const other = (await openBrowser('Marijke')).context();
  await haveSession(other, baseURL!, marijke);
  const id = await ownId(other);
  await beNewcomer(page.context(), baseURL!, ['confirmed']);
  for (let goesOn = true; goesOn;) goesOn = await say(page.context(), baseURL!, id, 'Hello.');
  await open(page, `/members/${id}/chat`);
  await typeByKey(page, composer(page, marijke.name), 'Thursday suits me.');

  const buy = page.getByRole('button', { name: 'Buy credits' });
  const sheet = page.getByRole('dialog', { name: 'Not enough credits' });
  await test.step('the sheet gives the focus back', async () => {
    await pressByKey(page, buy);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(buy).toBeFocused();
  });
  await test.step('a package of the sheet leads to its payment', async () => {
    await page.keyboard.press('Enter');
    await pressByKey(page, sheet.getByRole('link', { name: /^25 credits/ }));
    await expect(page).toHaveURL(/\/credits\/[^/]+$/);
    await expectFocus(page);
    await pressByKey(page, page.getByRole('radio', { name: /^iDEAL/ }), 'Space');
    await pressByKey(
      page,
      page.getByRole('checkbox', { name: /^I ask you to add my credits at once/ }),
      'Space',
    );
    await pressByKey(page, page.getByRole('button', { name: /^Buy now for/ }));
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await pressByKey(page, page.locator('button[value="paid"]'));
  });
  await test.step('back in the conversation the draft is in the field, and is sent', async () => {
    await expect(page).toHaveURL(/\/transactions\//);
    await pressByKey(page, page.getByRole('link', { name: `Back to ${marijke.name}` }));
    await expect(composer(page, marijke.name)).toHaveValue('Thursday suits me.');
    await tabTo(page, composer(page, marijke.name));
    await page.keyboard.press('Enter');
    await expect(bubble(page, 'Thursday suits me.')).toBeVisible();
    await expect(composer(page, marijke.name)).toHaveValue('');
  });
});
