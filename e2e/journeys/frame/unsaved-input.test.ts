import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { newcomer } from '#fixtures/people/people.ts';
import { chooseBirthday } from '#pages/sign-up.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test('a password typed at sign-up is not left by a link without a question', async ({ openBrowser }) => {
  const page = await openBrowser('visitor');
  await arrive(page, '/complaints');
  await confirmAdult(page);
  await arrive(page, '/signup?gender=male&seeking=female');
  const password = page.getByLabel('Password', { exact: true });
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await chooseBirthday(page, newcomer());
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await password.pressSequentially('green lantern');

  const exit = page.getByRole('link', { name: 'Leave sign-up' });
  await exit.click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(password).toHaveValue('green lantern');

  await exit.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/signup/);
  await expect(question).toBeHidden();
});
