import type { Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { capturePhoto } from '#fixtures/people/photo.ts';
import { photograph } from '#fixtures/photographs/photographs.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { choosePackage, pay } from '#pages/buy.ts';
import { composer, sendElse } from '#pages/chat.ts';
import { enterSite } from '#pages/entry-warning.ts';

/** A member becomes Premium and two blocks fall: a site of its own. */
test.use({ ownSite: { env: { RATE_LIMIT_FACTOR: '10' } } });

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const creditsOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/user.php')).json()) as { user: { credits: number } }).user.credits;

/** Opens the dialog of photos, picks a file and sends it. */
async function sendPhoto(page: Page, name: string, file: ReturnType<typeof photograph>): Promise<void> {
  await sendElse(page, 'Send a photo');
  const dialog = page.getByRole('dialog', { name: `A photo for ${name}` });
  await dialog.getByLabel('Pick a photo').setInputFiles(file);
  await expect(dialog.getByRole('img', { name: 'The photo you picked' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Send photo, 2 credits · .*€/ }).click();
  await expect(dialog).toBeHidden();
}

test('[1.005] [6.008] [8.013] photos are exchanged between two Premium members, blurred until tapped, until one blocks the other', async ({
  page,
  openBrowser,
  browser,
  complaints,
}) => {
  test.setTimeout(180_000);
  await enterSite(page);
  await logIn(page, marijke);
  const other = await openBrowser('Daan', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await enterSite(other);
  await logIn(other, daan);
  const { user } = (await (await other.request.get('/api/user.php')).json()) as { user: { id: string } };
  const sharpFiles: string[] = [];
  other.on('request', (request) => {
    if (/\/photo\/chat\/[^~]+~(medium|large)~/.test(request.url())) sharpFiles.push(request.url());
  });

  await test.step('the picture is shown at once, and is charged once', async () => {
    await page.goto(`/members/${user.id}/chat`);
    await expect(composer(page, daan.name)).toBeVisible();
    const before = await creditsOf(page);
    await sendPhoto(page, daan.name, photograph('tall'));
    await expect(
      log(page)
        .getByText(/2 credits/)
        .last(),
    ).toBeVisible();
    expect(await creditsOf(page)).toBe(before - 2);
  });

  await test.step('its reader sees it blurred, and sharp after a tap', async () => {
    await openChatFromListOnPhone(other);
    const photo = log(other).getByRole('button', { name: /Photo from Marijke.*Show photo/ });
    await expect(photo).toBeVisible();
    await expectAccessible(other, 'a received photo');
    expect(sharpFiles).toEqual([]);
    await photo.tap();
    const sharp = log(other).getByRole('button', { name: 'Photo from Marijke, show it large' });
    await expect(sharp).toBeVisible();
    await expect.poll(() => sharpFiles.length).toBe(1);
    await sharp.tap();
    const dialog = other.getByRole('dialog', { name: 'Photo from Marijke' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a free member is led to Premium', async () => {
    await sendElse(other, 'Send a photo');
    const sheet = other.getByRole('dialog', { name: 'For Premium members' });
    await expect(sheet.getByRole('link', { name: 'See all packages' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Not now' }).click();
  });

  await test.step('with Premium a photo goes the other way', async () => {
    await other.goto('/premium');
    await choosePackage(other, 25, 'iDEAL');
    await pay(other);
    await other.goto(`/chats`);
    await openChatFromListOnPhone(other);
    await sendPhoto(other, marijke.name, await capturePhoto(browser));
    await expect(log(page).getByRole('button', { name: /Photo from Daan.*Show photo/ })).toBeVisible();
    await page.goto('/chats');
    await expect(page.getByRole('link', { name: /^Daan/ }).first()).toContainText('A photo');
  });

  await test.step('after a block neither has the photos any more', async () => {
    const link = await log(other).locator('img[src*="/photo/chat/"]').first().getAttribute('src');
    expect((await other.request.get(link!)).status()).toBe(200);
    const headers = { 'x-client': 'web/2', origin: new URL(page.url()).origin };
    const blocked = await page.request.post('/api/block.php', { headers, data: { member: user.id } });
    expect(blocked.ok()).toBe(true);
    complaints.expect(/status of 403/);
    expect((await other.request.get(link!)).status()).toBe(403);
    await other.reload();
    await expect(log(other).getByText('This photo can’t be seen any more')).toHaveCount(2);
  });
});

/** On a phone the list is behind the bottom bar. */
async function openChatFromListOnPhone(page: Page): Promise<void> {
  await page.goto('/chats');
  await page
    .getByRole('link', { name: /^Marijke/ })
    .first()
    .click();
  await expect(composer(page, marijke.name)).toBeVisible();
}
