import type { Page } from '@playwright/test';
import { violationsOf } from '#fixtures/browser/axe.ts';
import { advanceClock } from '#fixtures/servers/clock.ts';
import { tabTo } from '#pages/keyboard.ts';
import { linkFromMail } from '#fixtures/people/mailbox.ts';
import { daan, marijke, noah, type Account } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test.use({ ownSite: { env: { LOG_LEVEL: 'info' } } });

const NEW_ADDRESS = 'daan.moved@example.org';
const NEW_PASSWORD = 'brass-meadow-58';

/** Opens the settings as a logged-in member. */
async function openSettings(page: Page, url: string, account: Account): Promise<void> {
  await haveSession(page.context(), url, account);
  await arrive(page, '/settings');
}

/** Types into the field that has the focus, in place of its value. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('[2.023] [5.006] an address is changed and the change is undone, by keyboard alone, with the password asked once more', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 4(01|03|09)/);
  const page = await openBrowser('member');
  await openSettings(page, baseURL!, daan);
  const other = await openBrowser('the other device');
  await openSettings(other, baseURL!, daan);
  await advanceClock(baseURL!, 11 * 60);

  await tabTo(page, page.getByRole('button', { name: 'Change the address', exact: true }).last());
  await page.keyboard.press('Enter');
  const field = page.getByLabel('New e-mail address');
  await expect(field).toBeFocused();
  await retype(page, 'daan@nowhere');
  await expect(field).toHaveAccessibleDescription('New email address is invalid.');
  await retype(page, NEW_ADDRESS);
  const dialog = page.getByRole('dialog', { name: 'Still you?' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await violationsOf(page), 'axe on the dialog').toEqual([]);
  await retype(page, 'not-the-password');
  await expect(dialog.getByText('That’s not the password of this account.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue(NEW_ADDRESS);
  await tabTo(page, page.getByRole('button', { name: 'Send me a link', exact: true }).last());
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await retype(page, daan.password);
  await expect(page.getByText(`A link is on its way to ${NEW_ADDRESS}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the address' })).toBeFocused();

  // The log-in is fresh where the password was given, and nowhere else.
  await tabTo(other, other.getByRole('button', { name: 'Change the address', exact: true }).last());
  await other.keyboard.press('Enter');
  await retype(other, 'daan.elsewhere@example.org');
  await expect(other.getByRole('dialog', { name: 'Still you?' })).toBeVisible();
  await other.close();

  await tabTo(page, page.getByRole('button', { name: 'Change the address', exact: true }).last());
  await page.keyboard.press('Enter');
  await retype(page, marijke.email);
  await expect(field).toHaveAccessibleDescription(
    'This email address already owns an account on this website.',
  );

  const mailbox = await openBrowser('mail program');
  await mailbox.goto(await linkFromMail(mailbox.request, NEW_ADDRESS, '/mail-change/do'));
  await confirmAdult(mailbox);
  await expect(page.getByText(`You log in with ${daan.email}`)).toBeVisible();
  await tabTo(mailbox, mailbox.getByRole('button', { name: 'Confirm this address', exact: true }).last());
  await mailbox.keyboard.press('Enter');
  await expect(mailbox.getByRole('heading', { name: 'Your new address is confirmed' })).toBeFocused();
  await expect(mailbox).toHaveURL(/\/mail-change\/do$/);
  await expect(page.getByText(`You log in with ${NEW_ADDRESS}`)).toBeVisible();

  await mailbox.goto(await linkFromMail(mailbox.request, daan.email, '/mail-change/do'));
  await tabTo(mailbox, mailbox.getByRole('button', { name: 'Keep this address', exact: true }).last());
  await mailbox.keyboard.press('Enter');
  await expect(mailbox.getByRole('heading', { name: 'Your address is unchanged' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await tabTo(mailbox, mailbox.getByRole('link', { name: 'Choose a new password', exact: true }).last());
  await mailbox.keyboard.press('Enter');
  await expect(mailbox.getByLabel('E-mail address')).toBeVisible();
});

test('[5.007] a new password is saved by keyboard alone, and the other browser is logged out', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 4(03|22)/);
  const page = await openBrowser('member');
  await openSettings(page, baseURL!, marijke);
  const other = await openBrowser('the other device');
  await openSettings(other, baseURL!, marijke);

  await tabTo(page, page.getByRole('button', { name: 'Change the password', exact: true }).last());
  await page.keyboard.press('Enter');
  const old = page.getByLabel('Old password');
  const next = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('New password once more');
  await expect(old).toBeFocused();
  await page.keyboard.type('not-the-password');
  await tabTo(page, page.getByRole('textbox', { name: 'New password', exact: true }).last());
  await page.keyboard.type(NEW_PASSWORD);
  await expect(next).toHaveAccessibleDescription('Strong.');
  await tabTo(page, page.getByRole('textbox', { name: 'New password once more', exact: true }).last());
  await page.keyboard.type(`${NEW_PASSWORD}9`);
  await page.keyboard.press('Enter');
  await expect(again).toHaveAccessibleDescription('The entered passwords are not the same.');
  await expect(again).toBeFocused();
  await retype(page, NEW_PASSWORD);
  await expect(old).toHaveAccessibleDescription('Please check your old password.');
  await expect(old).toBeFocused();
  await retype(page, marijke.password);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
});

test('another device is seen in the settings and logged out from there, by keyboard alone', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const page = await openBrowser('member');
  const [phone, tablet] = [await openBrowser('phone'), await openBrowser('tablet')];
  for (const each of [page, phone, tablet]) await openSettings(each, baseURL!, noah);
  const banner = (of: Page) => of.getByRole('banner').getByRole('link', { name: 'Log in' });

  await page.reload();
  const ends = page.getByRole('button', { name: /^Log out Chrome on/ });
  await expect(ends).toHaveCount(2);
  await expect(page.getByText('This device')).toHaveCount(1);
  await tabTo(
    page,
    page.getByRole('button', { name: (await ends.last().getAttribute('aria-label'))!, exact: true }).last(),
  );
  await page.keyboard.press('Enter');
  await expect(ends).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Log out all other devices', exact: true }).last());
  await page.keyboard.press('Enter');
  await expect(ends).toHaveCount(0);
  await expect(banner(phone)).toBeVisible();
  await expect(banner(tablet)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
});
