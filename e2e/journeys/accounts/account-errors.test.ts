import type { Page } from '@playwright/test';
import { clientHeaders, signUpByApi } from '#fixtures/people/members.ts';
import { newcomer, type Person } from '#fixtures/people/people.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { confirmAdult } from '#pages/entry-warning.ts';
import { pressByKey, tabTo, typeByKey } from '#pages/keyboard.ts';
import { fillAccountByKey, enterBirthday } from '#pages/sign-up-by-key.ts';

/** Wrong passwords that are looked at. */
const TRIES = 5;

/** A person with an account, made without a browser. */
async function registered(url: string): Promise<Person & { cookie: string }> {
  const person = newcomer();
  const { status, cookie } = await signUpByApi(url, person);
  expect(status).toBe(201);
  return { ...person, cookie };
}

/** Gives address and password by keyboard alone. */
async function logInByKey(page: Page, email: string, password: string): Promise<void> {
  for (const [label, text] of [
    ['E-mail address', email],
    ['Password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

/** Answers sign-up by keyboard alone, up to the account with this address. */
async function signUpByKey(page: Page, person: Person, email: string): Promise<void> {
  await arrive(page, '/signup?gender=male&seeking=female');
  await enterBirthday(page, person);
  await fillAccountByKey(page, { ...person, email });
}

test('[8.002] [8.003] by keyboard alone a wrong password says so and leaves the address in place; the fifth blocks the account for minutes', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 4(01|03|29)/);
  const { email } = await registered(baseURL!);
  const page = await openBrowser('forgetful member');
  await arrive(page, '/login');
  await confirmAdult(page);
  const alert = page.getByRole('main').getByRole('alert');
  await logInByKey(page, email, 'not-the-password');
  await expect(alert).toContainText('Login failed, please try again.');
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  for (let tries = 1; tries < TRIES; tries += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/user.php'));
    await logInByKey(page, email, `not-the-password-${tries}`);
    await answered;
  }
  await logInByKey(page, email, 'not-the-password-at-all');
  await expect(alert).toContainText('Too many wrong attempts: this account is blocked for 15 min.');
});

test('[8.004] by keyboard alone a link that activates nothing says so, with the way to customer service', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expect(/status of 4(04|10)/);
  const page = await openBrowser('newcomer');
  await arrive(page, '/activate/done?token=abcdefghijklmnopqrstuv');
  await confirmAdult(page);
  await typeByKey(page, page.getByLabel('Password', { exact: true }), 'quiet-harbour-19');
  await pressByKey(page, page.getByRole('button', { name: 'Activate my account' }));
  await expect(page.getByRole('heading', { name: 'Activation failed' })).toBeFocused();
  await expect(page).toHaveURL(/\/activate\/error/);
  await tabTo(page, page.getByRole('main').locator('a[href^="mailto:"]'));
});

test('[8.006] [8.007] by keyboard alone the address of an account leads to the log-in, that of a deleted one to the link back', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 4(03|09)/);
  const [active, leaving] = [await registered(baseURL!), await registered(baseURL!)];
  const left = await fetch(`${baseURL}/api/user.php`, {
    method: 'DELETE',
    headers: { ...clientHeaders(baseURL!), cookie: leaving.cookie },
    body: JSON.stringify({ password: leaving.password, reason: 'time' }),
  });
  expect(left.status, await left.text()).toBe(204);

  const page = await openBrowser('visitor');
  await arrive(page, '/complaints');
  await confirmAdult(page);
  await signUpByKey(page, newcomer(), active.email);
  await expect(page.getByText('You already have an account')).toBeVisible();
  await pressByKey(page, page.getByRole('main').getByRole('link', { name: 'Log in' }).last());
  await expect(page).toHaveURL(/\/login/);

  await logInByKey(page, leaving.email, leaving.password);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This account is being deleted.');

  const other = await openBrowser('other visitor');
  await arrive(other, '/complaints');
  await confirmAdult(other);
  await signUpByKey(other, newcomer(), leaving.email);
  await expect(other.getByText('This account is being deleted')).toBeVisible();
  await tabTo(other, other.getByRole('main').locator('a[href^="mailto:"]').last());
});
