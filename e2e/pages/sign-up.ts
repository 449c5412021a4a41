import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '#fixtures/people.ts';

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Region of the sign-up heading: the dialog on large screens, the page on small ones. Home below the dialog shows the same questions. */
function signUpForm(page: Page, heading: string): Locator {
  return page
    .getByRole('dialog')
    .or(page.getByRole('main'))
    .filter({ has: page.getByRole('heading', { name: heading }) });
}

/** Signs up from the top bar through all five steps with a real photo, up to the first suggestions. */
export async function signUp(page: Page, person: Person, photo: Photo): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign up free' }).click();
  await chooseWhoMeetsWhom(page, person);
  await fillAccount(page, person);
  await addPhoto(page, photo);
  await fillDetails(page, person);
  await writeAboutMe(page, person);
  await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your first suggestions' })).toBeVisible({
    timeout: 30_000,
  });
}

/** Completes the first two steps: gender and preference (unless a lander asked already) and account. The account exists afterwards. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  const first = page.getByRole('heading', { name: 'Who meets whom?' });
  await first.or(page.getByRole('heading', { name: 'Your account' })).waitFor();
  if (await first.isVisible()) await chooseWhoMeetsWhom(page, person);
  await fillAccount(page, person);
  await expect(page.getByRole('heading', { name: 'Add a photo' })).toBeVisible();
}

async function chooseWhoMeetsWhom(page: Page, { gender, seeking }: Person): Promise<void> {
  const form = signUpForm(page, 'Who meets whom?');
  await expect(page.getByRole('heading', { name: 'Who meets whom?' })).toBeVisible();
  await form
    .getByRole('group', { name: 'I am' })
    .getByText(gender === 'female' ? 'A woman' : 'A man', { exact: true })
    .click();
  await form
    .getByRole('group', { name: 'Looking for' })
    .getByText(seeking === 'female' ? 'Women' : 'Men', { exact: true })
    .click();
  await form.getByLabel('Country').selectOption({ label: 'Netherlands' });
  await goOn(page);
}

async function fillAccount(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail address' }).last().fill(person.email);
  await page.getByLabel('Username').fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Day', { exact: true }).fill(person.born.day);
  await page.getByLabel('Month', { exact: true }).fill(person.born.month);
  await page.getByLabel('Year', { exact: true }).fill(person.born.year);
  await page.getByRole('checkbox', { name: 'I agree that my gender' }).check();
  await goOn(page);
}

async function addPhoto(page: Page, photo: Photo): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Add a photo' })).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'Your photo 1' })).toBeVisible({ timeout: 20_000 });
  await goOn(page);
}

async function fillDetails(page: Page, { region, city }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'A bit about you' })).toBeVisible();
  await page.getByLabel('Province').selectOption({ label: region });
  await page.getByLabel('City').selectOption({ label: city });
  await goOn(page);
}

async function writeAboutMe(page: Page, { aboutMe }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'About me' })).toBeVisible();
  await page.getByLabel('In your own words').fill(aboutMe);
  await page.getByRole('button', { name: 'Create my profile' }).click();
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}
