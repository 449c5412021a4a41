import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { capturePhoto } from '#fixtures/people/photo.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { pressByKey } from '#pages/keyboard.ts';

// The profile and the photos of a member of the demonstration change here.
test.use({ ownSite: {} });

const menuOf = (page: Page, position: number): Locator =>
  page.getByRole('button', { name: `Photo ${position}: move, main photo, privacy, delete` });

/** Chooses a row of a photo’s menu by keyboard alone. */
async function choose(page: Page, position: number, row: string): Promise<void> {
  await pressByKey(page, menuOf(page, position));
  await pressByKey(page, page.getByRole('group', { name: /^Photo/ }).getByRole('button', { name: row }));
}

test('[2.026] [2.081] a member edits the own profile by keyboard, adds photos, orders, crops and deletes them, and undoes it; two tabs overwrite nothing', async ({
  openBrowser,
  baseURL,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  const own = async () =>
    (
      (await (await page.request.get('/api/user.php')).json()) as {
        user: { profile: { photos: { id: string; visibility: string }[]; about_me: string } };
      }
    ).user.profile;
  for (const { id } of (await own()).photos.slice(1))
    await page.request.delete('/api/photo.php', { data: { id }, headers: clientHeaders(baseURL!) });

  await test.step('the account menu leads to the profile', async () => {
    await page.goto('/likes');
    await pressByKey(page, page.getByRole('button', { name: /^Your account/ }));
    await pressByKey(page, page.getByRole('link', { name: 'My profile' }));
    await expect(page.getByRole('heading', { level: 1, name: /^Daan, / })).toBeVisible();
  });

  await test.step('words are edited in place', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Edit “About me”' }));
    await expect(page.getByRole('textbox', { name: 'About me' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Bridges by day.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bridges by day.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit “About me”' })).toBeFocused();
  });

  await test.step('photos are added, ordered and hidden', async () => {
    const photo = await capturePhoto(browser);
    await page.getByLabel('Add photos').setInputFiles([photo]);
    await expect(menuOf(page, 2)).toBeVisible();
    const [main, added] = (await own()).photos;
    await choose(page, 2, 'Make it the main photo');
    await expect(page.getByText('That’s your main photo now')).toBeVisible();
    expect((await own()).photos.map(({ id }) => id)).toEqual([added!.id, main!.id]);
    await choose(page, 2, 'Make it private');
    await expect(page.getByText('Private now: only Premium members see it')).toBeVisible();
    await choose(page, 1, 'Crop');
    const dialog = page.getByRole('dialog', { name: 'What should others see?' });
    await dialog.getByRole('slider', { name: 'Size' }).press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Show this part' }).press('Enter');
    await expect(dialog).toBeHidden();
    await choose(page, 1, 'Delete');
    await expect(page.getByText('Photo deleted')).toBeVisible();
    await expect(menuOf(page, 2)).toBeHidden();
    await pressByKey(page, page.getByRole('button', { name: 'Undo' }));
    await expect(menuOf(page, 2)).toBeVisible();
    expect((await own()).photos.map(({ id }) => id)).toEqual([added!.id, main!.id]);
  });

  await test.step('a drag orders too', async () => {
    await choose(page, 2, 'Make it public');
    await expect(page.getByText('Public now')).toBeVisible();
    const [first, second] = (await own()).photos;
    const tiles = page.locator('li[draggable="true"]');
    await tiles.nth(1).dragTo(tiles.nth(0), { steps: 6 });
    await expect.poll(async () => (await own()).photos.map(({ id }) => id)).toEqual([second!.id, first!.id]);
  });

  await test.step('another tab changes what is open here', async () => {
    await page.getByRole('button', { name: 'Edit “About me”' }).click();
    await page.getByRole('textbox', { name: 'About me' }).fill('Written here.');
    const other = await page.context().newPage();
    await other.goto('/profile');
    await other.getByRole('button', { name: 'Edit “About me”' }).click();
    await other.getByRole('textbox', { name: 'About me' }).fill('Written there.');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Written there.')).toBeVisible();
    await expectAccessible(page, 'both versions');
    await page.getByRole('button', { name: 'Keep what’s here' }).click();
    await expect(other.getByText('Written here.')).toBeVisible();
    expect((await own()).about_me).toBe('Written here.');
  });

  await test.step('others see it as the server shows it', async () => {
    await page.getByText('As others see it').click();
    await expect(page.getByRole('heading', { level: 2, name: /^Daan, / })).toBeVisible();
    await expectAccessible(page, 'the profile as others see it');
  });
});

test('a photo whose answer was lost is sent again and stored once', async ({
  page,
  context,
  baseURL,
  browser,
  complaints,
}) => {
  complaints.expect(/api\/photo\.php/);
  await haveSession(context, baseURL!, marijke);
  const count = async () =>
    (
      (await (await page.request.get('/api/user.php')).json()) as {
        user: { profile: { photos: readonly unknown[] } };
      }
    ).user.profile.photos.length;
  const before = await count();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/photo.php', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.goto('/profile');
  await page.getByLabel('Add photos').setInputFiles([await capturePhoto(browser)]);
  await page.getByRole('button', { name: /^Upload photo \d+ again$/ }).click();
  await expect(menuOf(page, before + 1)).toBeVisible();
  expect([await count(), new Set(keys).size, keys.length]).toEqual([before + 1, 1, 2]);
});
