import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { clientHeaders } from '#fixtures/people/members.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { photograph } from '#fixtures/photographs/photographs.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { choosePackage, pay } from '#pages/buy.ts';
import { composer, sendElse } from '#pages/chat.ts';
import { enterSite } from '#pages/entry-warning.ts';
import { expectNothingPrivateLeft } from '#pages/private-data.ts';

/** A member becomes Premium and credits are spent: a site of its own. */
test.use({ ownSite: { env: { RATE_LIMIT_FACTOR: '10' } } });

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const ownPhotos = (page: Page) => log(page).getByRole('img', { name: 'Your photo' });
const WAITS = /^Waiting for a connection\./;

async function userOf({ request }: Page): Promise<{ id: string; credits: number }> {
  return ((await (await request.get('/api/user.php')).json()) as { user: { id: string; credits: number } })
    .user;
}

/** Writes from another device. */
async function say({ request }: Page, url: string, member: string): Promise<void> {
  const data = { member, client_id: randomUUID(), kind: 'text', text: 'Hello.' };
  expect((await request.post('/api/chat.php', { headers: clientHeaders(url), data })).ok()).toBe(true);
}

async function openChat(context: BrowserContext, id: string, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/members/${id}/chat`);
  await expect(composer(page, name)).toBeVisible();
  return page;
}

const photoDialog = (page: Page, name: string) => page.getByRole('dialog', { name: `A photo for ${name}` });
const preview = (page: Page, name: string) =>
  photoDialog(page, name).getByRole('img', { name: 'The photo you picked' });

/** Picks a photo and sends it where no answer comes: it waits. */
async function leavePhoto(page: Page, name: string): Promise<void> {
  await sendElse(page, 'Send a photo');
  await photoDialog(page, name).getByLabel('Pick a photo').setInputFiles(photograph('tall'));
  await expect(preview(page, name)).toBeVisible();
  await photoDialog(page, name)
    .getByRole('button', { name: /^Send photo/ })
    .click();
  await expect(log(page).getByText(WAITS)).toBeVisible();
}

/** Is the picture drawn, not only its place? */
const isDrawn = (page: Page) =>
  ownPhotos(page)
    .last()
    .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

test('a photo left by a closed tab waits with its picture, is sent once by the next, and is deleted by a log-out', async ({
  page,
  context,
  openBrowser,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/./);
  const other = await openBrowser('Daan');
  await enterSite(other);
  await logIn(other, daan);
  const { id } = await userOf(other);
  await enterSite(page);
  await logIn(page, marijke);
  const { credits } = await userOf(page);

  await test.step('without an answer it waits, and its tab is closed', async () => {
    const first = await openChat(context, id, daan.name);
    await context.route('**/api/chat-photo.php', (route) => route.abort());
    await leavePhoto(first, daan.name);
    await first.close();
  });
  const next = await openChat(context, id, daan.name);
  await test.step('the next tab shows it as it was', async () => {
    await expect(log(next).getByText(WAITS)).toBeVisible();
    await expect.poll(() => isDrawn(next)).toBe(true);
  });
  await test.step('two tabs send it once, and its reader has it', async () => {
    const second = await openChat(context, id, daan.name);
    await expect.poll(() => isDrawn(second)).toBe(true);
    await context.unroute('**/api/chat-photo.php');
    for (const tab of [next, second]) {
      await tab.evaluate(() => dispatchEvent(new Event('online')));
      await expect(log(tab).getByText(WAITS)).toBeHidden();
    }
    await second.close();
    await expect.poll(async () => (await userOf(next)).credits).toBe(credits - 2);
    const { id: sender } = await userOf(next);
    await other.goto(`/members/${sender}/chat`);
    await expect(log(other).getByRole('button', { name: /^Photo from Marijke/ })).toHaveCount(1);
  });
  await test.step('after a log-out nothing of a waiting photo is left on the device', async () => {
    await context.route('**/api/chat-photo.php', (route) => route.abort());
    await leavePhoto(next, daan.name);
    await next.getByRole('button', { name: `Your account: ${marijke.name}` }).click();
    await next.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(next.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectNothingPrivateLeft(next, [marijke.name]);
    await logIn(next, marijke);
    await next.goto(`/members/${id}/chat`);
    await expect(composer(next, daan.name)).toBeVisible();
    await expect(log(next).getByText(WAITS)).toHaveCount(0);
  });
});

test('a photo that a member pastes or picks is there again once Premium or credits are paid', async ({
  page,
  baseURL,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const other = await openBrowser('Marijke');
  await enterSite(other);
  await logIn(other, marijke);
  const { id } = await userOf(other);
  await enterSite(page);
  await logIn(page, daan);
  await page.goto(`/members/${id}/chat`);
  await expect(page.getByRole('button', { name: /^(Send a photo|Send something else)$/ })).toBeVisible();

  await test.step('pasting leads to Premium', async () => {
    await composer(page, marijke.name).focus();
    await page.evaluate((bytes) => {
      const clipboardData = new DataTransfer();
      const file = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      clipboardData.items.add(new File([file], 'me.jpg', { type: 'image/jpeg' }));
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, photograph('tall').buffer.toString('base64'));
    await page
      .getByRole('dialog', { name: 'For Premium members' })
      .getByRole('link', { name: 'See all packages' })
      .click();
    await choosePackage(page, 25, 'iDEAL');
    await pay(page);
  });
  await test.step('back in the conversation its dialog is open, and it is sent', async () => {
    await page.getByRole('link', { name: `Back to ${marijke.name}` }).click();
    await expect(preview(page, marijke.name)).toBeVisible();
    await photoDialog(page, marijke.name)
      .getByRole('button', { name: /^Send photo, 2 credits/ })
      .click();
    await expect(ownPhotos(page)).toHaveCount(1);
    await expect(log(page).getByText(/2 credits/)).toBeVisible();
    await page.reload();
    await expect(composer(page, marijke.name)).toBeVisible();
    await expect(photoDialog(page, marijke.name)).toBeHidden();
  });
  await test.step('with too few credits a picked one waits for the payment as well', async () => {
    for (let { credits } = await userOf(page); credits > 1; credits -= 1) await say(page, baseURL!, id);
    await sendElse(page, 'Send a photo');
    await photoDialog(page, marijke.name).getByLabel('Pick a photo').setInputFiles(photograph('tall'));
    await photoDialog(page, marijke.name).getByRole('button', { name: 'Buy credits' }).click();
    const sheet = page.getByRole('dialog', { name: 'Not enough credits' });
    await sheet.getByRole('link', { name: /^25 credits/ }).click();
    await page.getByRole('radio', { name: /^iDEAL/ }).check({ force: true });
    await page.getByRole('checkbox', { name: /^I ask you to add my credits at once/ }).check();
    await page.getByRole('button', { name: /^Buy now for/ }).click();
    await pay(page);
    await page.getByRole('link', { name: `Back to ${marijke.name}` }).click();
    await expect(preview(page, marijke.name)).toBeVisible();
    await photoDialog(page, marijke.name).getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(composer(page, marijke.name)).toBeVisible();
    await expect(photoDialog(page, marijke.name)).toBeHidden();
  });
});
