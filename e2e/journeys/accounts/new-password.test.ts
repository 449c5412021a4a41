import type { Page } from '@playwright/test';
import { tabTo } from '#pages/keyboard.ts';
import { linkFromMail, mailsTo, type Mail } from '#fixtures/people/mailbox.ts';
import { signUpByApi } from '#fixtures/people/members.ts';
import { newcomer, type Person } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

const NEW = 'brass-meadow-58';

const hasResetLink = ({ links }: Mail): boolean =>
  links.some((url) => new URL(url).pathname === '/reset-password/do');

async function registered(url: string): Promise<Person> {
  const person = newcomer();
  expect((await signUpByApi(url, person)).status).toBe(201);
  return person;
}

/** Asks for a link, by keyboard alone. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}

test('[2.019] [2.020] a forgotten password is replaced by keyboard alone, and every other device is logged out', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 4(03|10|22)/);
  const person = await registered(baseURL!);
  const other = await openBrowser('the other device');
  await haveSession(other.context(), baseURL!, person);
  await other.goto('/likes');
  await expect(other.getByRole('button', { name: /^Your account/ })).toBeVisible();

  const page = await openBrowser('member');
  await arrive(page, '/login');
  await confirmAdult(page);
  await tabTo(page, page.getByRole('link', { name: 'Forgot your password?', exact: true }).last());
  await page.keyboard.press('Enter');
  // The log-in page has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await askForLink(page, person.email);
  await expect(page.getByRole('heading', { name: 'Check your e-mails' })).toBeFocused();

  const link = await linkFromMail(page.request, person.email, '/reset-password/do');
  await page.goto(link);
  await page.goto(link); // Opening it changes nothing.
  await tabTo(page, page.getByRole('textbox', { name: 'New password', exact: true }).last());
  await page.keyboard.type(person.name);
  await page.keyboard.press('Enter');
  const field = page.getByLabel('New password');
  await expect(field).toHaveAccessibleDescription(/At least 8 characters|hardly more than your name/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(NEW);
  await expect(field).toHaveAccessibleDescription('Strong.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
  await expect(page).toHaveURL(/\/reset-password\/do$/);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible({
    timeout: 5_000,
  });

  await tabTo(page, page.getByRole('link', { name: 'Log in', exact: true }).last());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail address', exact: true }).last());
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }).last());
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto(link);
  await tabTo(page, page.getByRole('textbox', { name: 'New password', exact: true }).last());
  await page.keyboard.type('another-meadow-59');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused();
  await expect(page.getByText('This link has expired. Request a new one.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Request a new link', exact: true }).last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('[8.005] each refusal of a new password by mail says what to do', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 4(04|29)/);
  const person = await registered(baseURL!);
  const page = await openBrowser('member');
  await arrive(page, '/reset-password');
  const field = page.getByLabel('E-mail address');

  await askForLink(page, 'nobody-at-all@example.org');
  await expect(field).toHaveAccessibleDescription(/We don’t know this e-mail address/);
  await expect(field).toBeFocused();

  for (let mails = 0; mails < 3; mails += 1) {
    await askForLink(page, person.email);
    await expect(page.getByRole('heading', { name: 'Check your e-mails' })).toBeFocused();
    await expect
      .poll(async () => (await mailsTo(page.request, person.email)).filter(hasResetLink).length)
      .toBe(mails + 1);
    await tabTo(
      page,
      page.getByRole('button', { name: 'Another address, or send it again', exact: true }).last(),
    );
    await page.keyboard.press('Enter');
  }
  await askForLink(page, person.email);
  await expect(page.getByRole('alert')).toContainText('Try again tomorrow.');

  await arrive(page, '/reset-password/do?token=abcdefghijklmnopqrstuv');
  await page.getByLabel('New password').focus();
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This link is not valid. Request a new one.')).toBeVisible();
});
