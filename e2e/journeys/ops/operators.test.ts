import type { APIRequestContext, Page } from '@playwright/test';
import { giveAuthenticator } from '#fixtures/people/authenticator.ts';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { codeOf } from '#fixtures/people/one-time-code.ts';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { addOperator, changeSettings } from '#fixtures/servers/operator.ts';
import { daan } from '#fixtures/people/people.ts';
import { photograph } from '#fixtures/photographs/photographs.ts';
import { startServer } from '#fixtures/servers/server.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { pressByKey, typeByKey } from '#pages/keyboard.ts';
import { enterOffice } from '#pages/operators.ts';

// Each test starts a server of its own, after the command line has added an operator to its folder.
test.setTimeout(300_000);

type Photo = ReturnType<typeof photograph>;

/** Uploads a photo without a page; it waits for its review. */
async function addPhoto(request: APIRequestContext, url: string, file: Photo): Promise<void> {
  const answer = await request.post('/api/photo.php', {
    headers: { 'x-client': 'web/2', origin: url },
    multipart: { file, visibility: 'public' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Opens a room from the rail. */
async function openRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Suspends or restores the open member. */
async function judge(page: Page, act: 'Suspend' | 'Restore', reason: string, done: string): Promise<void> {
  await page.getByRole('button', { name: act }).click();
  const dialog = page.getByRole('dialog');
  if (act === 'Restore') await dialog.getByLabel('Reason, for the record').fill(reason);
  else {
    await dialog.getByLabel('Facts, for the member').fill(reason);
    await dialog.getByLabel('Rule').selectOption('money');
    await dialog.getByLabel('How we know').selectOption('own_look');
  }
  await dialog.getByRole('button', { name: act }).click();
  await expect(page.getByText(done)).toBeVisible();
}

test('an operator logs in with key and code, judges a member, photos and a setting, and the record shows all of it', async ({
  openBrowser,
}) => {
  const folder = copySeededFolder();
  changeSettings(folder.path, [
    ['set', 'photo_review', 'true'],
    ['set', 'free_photos', '8'],
  ]);
  const key = addOperator(folder.path, 'ada', 'admin');
  const { url, stop } = await startServer({ dataDir: folder.path });
  const [member, page] = [
    await openBrowser('Daan', { baseURL: url }),
    await openBrowser('operator', { baseURL: url }),
  ];
  const { request } = member.context();
  await haveSession(member.context(), url, daan);
  const file = photograph('tall');
  for (let count = 0; count < 2; count += 1) await addPhoto(request, url, file);

  const answer = await page.goto('/ops');
  expect(answer!.headers()['cache-control']).toBe('private, no-store');
  expect(await answer!.text()).toContain('<meta name="robots" content="noindex">');
  await page.getByLabel('Your key').fill(key);
  await expectAccessible(page, 'log-in of operators');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  const secret = await page.getByRole('code').innerText();
  await page.getByLabel('Code for ada').fill(codeOf(secret.replaceAll(' ', ''), new Date()));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();

  await openRoom(page, 'Review');
  const photo = page.getByRole('region', { name: /^Photo of / });
  await expect(photo).toBeVisible();
  await expectAccessible(page, 'photo to review');
  const picture = photo.getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const isWhole = (img: HTMLElement): boolean => img.clientHeight <= img.parentElement!.clientHeight;
  expect(await picture.evaluate(isWhole), 'nothing of the photo is cut off').toBe(true);
  const first = await picture.getAttribute('src');
  await page.keyboard.press('a');
  await expect(photo.getByRole('img')).not.toHaveAttribute('src', first!);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Hard to see' }).click();
  await expect(page.getByRole('heading', { name: 'All reviewed' })).toBeVisible();

  await openRoom(page, 'Members');
  await page.getByLabel('Find a member').fill('daan');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: daan.email }).click();
  await judge(page, 'Suspend', 'Sells things', 'Daan is suspended');
  await expect.poll(async () => (await request.get('/api/user.php')).json()).toEqual({ user: null });
  await judge(page, 'Restore', 'A mistake', 'Daan is back');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sells things' })).toBeVisible();
  await expectAccessible(page, 'member of operators');

  await openRoom(page, 'Settings');
  await page.getByRole('link', { name: /^message_credits/ }).click();
  await page.getByLabel('Value', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'See the difference' }).click();
  await expectAccessible(page, 'difference of a setting');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Value', { exact: true })).toHaveValue('3');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByLabel('Value', { exact: true })).toHaveValue('1');

  await openRoom(page, 'Audit');
  const record = page.getByRole('main');
  for (const act of ['photo.approve', 'photo.reject', 'member.suspend', 'member.restore', 'setting.set'])
    await expect(record.getByText(new RegExp(`^${act}`)).first()).toBeVisible();

  await haveSession(member.context(), url, daan);
  expect((await request.get('/api/ops/members?q=daan')).status()).toBe(403);
  await member.goto('/ops/members');
  await expect(member.getByLabel('Your key')).toBeVisible();
  await expect(member.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  await member.close();
  await page.close();
  await stop();
  folder.remove();
});

test('an operator adds a passkey by keyboard, proves the next log-in with it, and is asked for a code once it is removed', async ({
  openBrowser,
}) => {
  const folder = copySeededFolder();
  const key = addOperator(folder.path, 'ada', 'support');
  const { url, stop } = await startServer({ dataDir: folder.path });
  // Browsers know no passkeys for numeric addresses.
  const page = await openBrowser('operator', { baseURL: url.replace('127.0.0.1', 'localhost') });
  await giveAuthenticator(page);
  await enterOffice(page, { name: 'ada', key });

  await openRoom(page, 'Your log-in');
  await typeByKey(page, page.getByLabel('Name of the passkey'), 'Desk key');
  await pressByKey(page, page.getByRole('button', { name: 'Add a passkey' }));
  await expect(page.getByText('Desk key')).toBeVisible();
  await expect(page.getByText(/not used yet/)).toBeVisible();
  await expectAccessible(page, 'log-in of an operator with a passkey');

  await logOutAndGiveKey(page, key);
  await pressByKey(page, page.getByRole('button', { name: 'Use a passkey' }));
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await openRoom(page, 'Your log-in');
  await expect(page.getByText(/last used/)).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: 'Remove Desk key' }));
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await expect(page.getByText('Desk key')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused();

  await logOutAndGiveKey(page, key);
  await expect(page.getByLabel('Code for ada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  await page.close();
  await stop();
  folder.remove();
});

/** Leaves the rooms and begins the next log-in with the key. */
async function logOutAndGiveKey(page: Page, key: string): Promise<void> {
  await pressByKey(page, page.getByRole('button', { name: 'Log out' }));
  await typeByKey(page, page.getByLabel('Your key'), key);
  await page.keyboard.press('Enter');
}
