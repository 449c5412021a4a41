import { giveAuthenticator } from '#fixtures/people/authenticator.ts';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { mailsTo } from '#fixtures/people/mailbox.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { logOut } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';
import { pressByKey } from '#pages/keyboard.ts';

test('by keyboard alone a passkey is added in the settings, logs in without a name, from the field and by a press, and is removed', async ({
  openBrowser,
  baseURL,
}) => {
  // Browsers know no passkeys for numeric addresses.
  const site = baseURL!.replace('127.0.0.1', 'localhost');
  const page = await openBrowser('member', { baseURL: site });
  await haveSession(page.context(), site, daan);
  const device = await giveAuthenticator(page);
  await page.goto('/settings#login');
  const part = page.getByRole('region', { name: 'Passkeys' });
  await expect(part.getByText('You don’t have one yet.')).toBeVisible();
  await pressByKey(page, part.getByRole('button', { name: 'Add a passkey' }));
  await expect(part.getByText(/^Added .* not used yet$/)).toBeVisible();
  await pressByKey(page, part.getByRole('button', { name: /^Rename/ }));
  await expect(part.getByLabel('Name of the passkey')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('My laptop');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('button', { name: 'Rename My laptop' })).toBeFocused();
  // Opened at the group: nothing of the group before is half under the bar.
  await expectAccessible(page, 'settings with a passkey');

  await logOut(page, daan.name);
  await page.goto('/login');
  await expect(page, 'the browser offers the passkey in the field').not.toHaveURL(/\/login/);

  // The offer waits for a touch of the device until the press replaces it.
  await device.answer(false);
  await logOut(page, daan.name);
  const offered = page.waitForResponse((answer) => answer.url().includes('step=options'));
  await page.goto('/login');
  await confirmAdult(page);
  await offered;
  await device.answer(true);
  await pressByKey(page, page.getByRole('button', { name: 'Log in with a passkey' }));
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto('/settings#login');
  await expect(part.getByText(/last used/)).toBeVisible();
  await pressByKey(page, part.getByRole('button', { name: 'Remove My laptop' }));
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await expect(part.getByText('You don’t have one yet.')).toBeVisible();
  await expect(part.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await expect
    .poll(async () => (await mailsTo(page.request, daan.email)).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining(['Your account has a new passkey', 'A passkey was removed from your account']),
    );
});
