import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '#fixtures/people/people.ts';

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

/** Signs up from the top bar, question by question, with a real photo, up to the first suggestions. */
export async function signUp(page: Page, person: Person, photo: Photo): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign up free' }).click();
  await answerAll(page, person, photo);
}

/** Answers every question of sign-up, from the first screen on. */
export async function answerAll(page: Page, person: Person, photo: Photo): Promise<void> {
  await chooseWhoMeetsWhom(page, person);
  await chooseBirthday(page, person);
  await fillAccount(page, person);
  await addPhoto(page, photo);
  await choosePlace(page, person);
  await chooseBody(page);
  await chooseOf(page, 'What do people see first?', 'Hair', 'Brown');
  await chooseOf(page, 'How do you live and love?', 'Relationship status', 'Single');
  await chooseInterests(page);
  await writeAboutMe(page, person);
  await declineNotifications(page);
  await expect(page.getByRole('heading', { name: 'Your first suggestions' })).toBeVisible({
    timeout: 30_000,
  });
}

/** Leaves the end of the questions. Notifications are offered where the browser can show them; the progress stays until its button is pressed. */
export async function declineNotifications(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  const progress = page.getByRole('heading', { name: 'Nearly there' });
  await progress.or(page.getByRole('heading', { name: 'Know when someone writes' })).waitFor();
  if (!(await progress.isVisible())) await press(page.getByRole('button', { name: 'Not now' }));
  await expect(progress).toBeVisible();
  const go = page.getByRole('button', { name: 'See who is around' });
  await expect(go).toBeEnabled({ timeout: 30_000 });
  await press(go);
}

/** Answers up to the account: gender and preference (unless a lander asked already), date of birth, name. The account exists afterwards. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  const first = page.getByRole('heading', { name: 'Who meets whom?' });
  await first.or(page.getByRole('heading', { name: 'When were you born?' })).waitFor();
  if (await first.isVisible()) await chooseWhoMeetsWhom(page, person);
  await chooseBirthday(page, person);
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

/** Chooses the date of birth and continues with the account. */
export async function chooseBirthday(page: Page, { born }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'When were you born?' })).toBeVisible();
  await page.getByLabel('Day', { exact: true }).selectOption(String(Number(born.day)));
  await page.getByLabel('Month', { exact: true }).selectOption(String(Number(born.month)));
  await page.getByLabel('Year', { exact: true }).selectOption(born.year);
  await goOn(page);
}

async function fillAccount(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail address' }).last().fill(person.email);
  await page.getByLabel('Username').fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: 'I agree that my gender' }).check();
  await goOn(page);
}

async function addPhoto(page: Page, photo: Photo): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Add a photo' })).toBeVisible();
  await page.getByLabel('Add your main photo').setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await goOn(page);
}

async function choosePlace(page: Page, { region, city }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible();
  await page.getByLabel('Province').selectOption({ label: region });
  await page.getByLabel('City').selectOption({ label: city });
  await goOn(page);
}

/** A tap on a build goes on by itself. */
async function chooseBody(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What’s your build?' })).toBeVisible();
  await page.getByText('Athletic', { exact: true }).click();
}

async function chooseOf(page: Page, question: string, field: string, value: string): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await page.getByRole('group', { name: field }).getByText(value, { exact: true }).click();
  await goOn(page);
}

async function chooseInterests(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What would you say yes to?' })).toBeVisible();
  await page.getByRole('button', { name: 'Dancing' }).click();
  await page.getByRole('button', { name: 'Cooking' }).click();
  await goOn(page);
}

async function writeAboutMe(page: Page, { aboutMe }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Say it in your own words' })).toBeVisible();
  if (aboutMe === '') return page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('textbox', { name: 'In your own words' }).fill(aboutMe);
  await page.getByRole('button', { name: 'Create my profile' }).click();
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}
