import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clientHeaders } from '#fixtures/members.ts';
import { daan, marijke } from '#fixtures/people.ts';
import { haveSession } from '#fixtures/session.ts';
import { expect, test } from '#fixtures/test.ts';

// Settings of the demonstration's members change here, and other journeys count on them.
test.use({ ownSite: {} });

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name });
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user.php') && answer.request().method() === 'PUT',
  );

test('[2.080][3.026] settings open from the account menu and under both names; two tabs keep each other’s switches', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/likes');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/notifications');

  const other = await page.context().newPage();
  await other.goto('/settings');
  await expect(switchOf(other, 'News')).not.toBeChecked();
  await Promise.all([saved(page), switchOf(page, 'News').click()]);
  await Promise.all([saved(other), switchOf(other, 'Your week').click()]);
  for (const tab of [page, other]) {
    await expect(switchOf(tab, 'News')).toBeChecked();
    await expect(switchOf(tab, 'Your week')).toBeChecked();
  }
  await page.reload();
  await expect(switchOf(page, 'News')).toBeChecked();
  await expect(switchOf(page, 'Your week')).toBeChecked();
});

test('[4.015][6.012] a member in invisible mode is gone for strangers and stays for a contact, until it is off again', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  const own = (await (await page.context().request.get('/api/user.php')).json()) as { user: { id: string } };
  const contact = await openBrowser('contact');
  await haveSession(contact.context(), baseURL!, marijke);
  const written = await contact.context().request.post('/api/chat.php', {
    headers: clientHeaders(baseURL!),
    data: { member: own.user.id, client_id: randomUUID(), kind: 'text', text: 'Still dancing?' },
  });
  expect(written.status()).toBe(201);
  const stranger = await openBrowser('visitor');
  const statusFor = async (who: Page) =>
    (await who.context().request.get(`/api/member.php?id=${own.user.id}`)).status();

  await page.goto('/settings');
  await Promise.all([saved(page), switchOf(page, 'Invisible mode').click()]);
  await expect.poll(() => statusFor(stranger)).toBe(404);
  expect(await statusFor(contact)).toBe(200);
  await Promise.all([saved(page), switchOf(page, 'Invisible mode').click()]);
  await expect.poll(() => statusFor(stranger)).toBe(200);
});

test('the language of the settings is that of the page, and of the account', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/settings');
  await Promise.all([saved(page), page.getByLabel('Language of the site').selectOption('Polski')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tryb niewidoczny' })).toBeVisible();
  await Promise.all([saved(page), page.getByLabel('Język serwisu').selectOption('English')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
