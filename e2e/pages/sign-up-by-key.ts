import { expect, type Page } from '@playwright/test';
import type { Person } from '#fixtures/people/people.ts';
import { pressByKey, tabTo, typeByKey } from './keyboard.ts';

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Answers every question of sign-up by keyboard alone. Each question begins at its heading. Ends with the offer of notifications or the work before the mail. */
export async function answerAllByKey(page: Page, person: Person, photo: Photo): Promise<void> {
  await choose(page, 'I am', person.gender === 'female' ? 'A woman' : 'A man');
  await choose(page, 'Looking for', person.seeking === 'female' ? 'Women' : 'Men');
  await goOn(page);
  await at(page, 'When were you born?');
  await enterBirthday(page, person);
  await fillAccountByKey(page, person);
  await addPhoto(page, photo);
  await at(page, 'Where do you live?');
  await typeByKey(page, page.getByLabel('Province'), person.region);
  await expect(page.getByLabel('City')).toBeEnabled();
  await typeByKey(page, page.getByLabel('City'), person.city);
  await goOn(page);
  await at(page, 'What’s your build?');
  await choose(page, 'Body type', 'Athletic');
  await goOn(page);
  await at(page, 'What do people see first?');
  await choose(page, 'Hair', 'Brown');
  await goOn(page);
  await at(page, 'How do you live and love?');
  await choose(page, 'Relationship status', 'Single');
  await goOn(page);
  await at(page, 'What would you say yes to?');
  await pressByKey(page, page.getByRole('button', { name: 'Dancing' }));
  await goOn(page);
  await at(page, 'Say it in your own words');
  await typeByKey(page, page.getByRole('textbox', { name: 'In your own words' }), person.aboutMe);
  await pressByKey(page, page.getByRole('button', { name: 'Create my profile' }));
}

/** Chooses the date of birth by the first letters of its parts, and continues. */
export async function enterBirthday(page: Page, { born }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'When were you born?' })).toBeVisible();
  const month = new Date(Date.UTC(2000, Number(born.month) - 1)).toLocaleString('en', { month: 'long' });
  for (const [label, answer] of [
    ['Day', born.day],
    ['Month', month],
    ['Year', born.year],
  ] as const)
    await typeByKey(page, page.getByLabel(label, { exact: true }), answer);
  await goOn(page);
}

/** Fills in the account with its consent, and continues. */
export async function fillAccountByKey(page: Page, { email, name, password }: Person): Promise<void> {
  await at(page, 'Your account');
  await typeByKey(page, page.getByRole('textbox', { name: 'E-mail address' }).last(), email);
  await typeByKey(page, page.getByLabel('Username'), name);
  await typeByKey(page, page.getByLabel('Password', { exact: true }), password);
  await tabTo(page, page.getByRole('checkbox', { name: 'I agree that my gender' }));
  await page.keyboard.press('Space');
  await goOn(page);
}

async function addPhoto(page: Page, photo: Photo): Promise<void> {
  await at(page, 'Add a photo');
  // From here on the browser hands its dialog for files over; it begins to with the next look at the page.
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Add your main photo'));
  await page.keyboard.press('Space');
  await (await opened).setFiles(photo);
  await expect(page.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await goOn(page);
}

/** A question that follows another begins at its heading. */
async function at(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
}

/** Chooses one of a group: Tab reaches the group, arrows move in it. */
async function choose(page: Page, group: string, label: string): Promise<void> {
  const options = page.getByRole('group', { name: group });
  const wanted = options.getByRole('radio', { name: label, exact: true });
  await tabTo(page, options.getByRole('radio').first());
  await page.keyboard.press('Space');
  const count = await options.getByRole('radio').count();
  for (let presses = 0; presses < count && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

async function goOn(page: Page): Promise<void> {
  await pressByKey(page, page.getByRole('button', { name: 'Continue' }));
}
