import { expect, type Page } from '@playwright/test';
import { linkFromMail } from '#fixtures/people/mailbox.ts';
import type { Account, Person } from '#fixtures/people/people.ts';

/** Opens the link of the activation mail and presses the button, which shows the welcome page. */
export async function confirmAddress(page: Page, person: Pick<Person, 'email'>): Promise<void> {
  const link = await linkFromMail(page.request, person.email, '/activate/done');
  await page.goto(link);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByRole('heading', { name: 'You’re in.' })).toBeFocused();
}

/** Confirms the address and continues to the members. */
export async function activate(page: Page, person: Person): Promise<void> {
  await confirmAddress(page, person);
  await page.getByRole('link', { name: /^All members/ }).click();
}

/** Logs in with the form. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Logs out with the account menu. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Your account: ${name}` }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}
