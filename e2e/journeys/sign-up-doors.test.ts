import { expectAccessible } from '#fixtures/axe.ts';
import { copySeededFolder } from '#fixtures/data-folder.ts';
import { addPartner } from '#fixtures/operator.ts';
import { marijke, newcomer } from '#fixtures/people.ts';
import { startServer } from '#fixtures/server.ts';
import { haveSession } from '#fixtures/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { confirmAdult } from '#pages/entry-warning.ts';
import { tabTo } from '#pages/keyboard.ts';
import { createAccount } from '#pages/sign-up.ts';

const WORDS = 'Which bridge do you like best?';

test('a first message typed at a member’s door by keyboard goes along into sign-up, and is held while the address is not confirmed', async ({
  openBrowser,
  baseURL,
}) => {
  const member = await openBrowser('Marijke');
  await haveSession(member.context(), baseURL!, marijke);
  const { user } = (await (await member.request.get('/api/user.php')).json()) as { user: { id: string } };
  const person = newcomer();
  const page = await openBrowser('newcomer');

  await test.step('by keyboard from the field to sign-up', async () => {
    await arrive(page, `/members/${user.id}/signup`);
    await confirmAdult(page);
    await expect(page.getByRole('heading', { name: 'Write to Marijke' })).toBeVisible();
    await expectAccessible(page, 'door of a member');
    await tabTo(page, page.getByLabel('Your first message'));
    await page.keyboard.type(WORDS);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Sign up free' }));
    await page.keyboard.press('Enter');
    await createAccount(page, person);
  });
  const heard = async () =>
    JSON.stringify(await (await member.request.get('/api/chats.php')).json()).includes(WORDS);
  expect(await heard(), 'held until the address is confirmed').toBe(false);
});

test('a sign-up that began at a partner is completed by keyboard alone, and its link works once', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/);
  const folder = copySeededFolder();
  const key = addPartner(folder.path, 'meetmarket');
  const { url, stop } = await startServer({ dataDir: folder.path });
  const person = newcomer();
  const page = await openBrowser('newcomer', { baseURL: url });
  const offer = await page.request.post('/api/partner/signup', {
    headers: { authorization: `Bearer ${key}` },
    data: {
      email: person.email,
      name: person.name,
      date_of_birth: '1994-05-14',
      gender: person.gender,
      seeking: person.seeking,
      country: person.country,
      language: 'en',
      consent: { version: 'terms-7', given_at: '2026-01-02T03:04:05Z' },
    },
  });
  expect(offer.status(), await offer.text()).toBe(201);
  const { complete_signup_url: link } = (await offer.json()) as { complete_signup_url: string };

  await arrive(page, link);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page, 'completion of a sign-up');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await tabTo(page, page.getByRole('checkbox').last());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Finish sign-up' }));
  await page.keyboard.press('Enter');
  await expect
    .poll(
      async () => ((await (await page.request.get('/api/user.php')).json()) as { user: object | null }).user,
    )
    .not.toBeNull();
  await expect(page).toHaveURL(/\/complete-signup$/);

  const other = await openBrowser('stranger', { baseURL: url });
  await arrive(other, link);
  await expect(other.getByLabel('Password', { exact: true })).toHaveCount(0);
  await Promise.all([page.context().close(), other.context().close()]);
  await stop();
  folder.remove();
});
