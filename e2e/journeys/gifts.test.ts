import type { Page } from '@playwright/test';
import { daan, marijke } from '#fixtures/people.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { bubble, composer, openChatFromList } from '#pages/chat.ts';
import { enterSite } from '#pages/entry-warning.ts';

const idOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/user.php')).json()) as { user: { id: string } }).user.id;

/** A man without a conversation with either of the two. */
async function stranger(page: Page): Promise<{ id: string; name: string }> {
  const answer = await page.request.get('/api/members.php?gender=male&country=NL');
  const { items } = (await answer.json()) as { items: { id: string; name: string; fictional: boolean }[] };
  return items.findLast(({ name, fictional }) => !fictional && name !== daan.name)!;
}

test('[1.004] [2.083] a gift from a profile reaches both sides, and an edited icebreaker is sent as edited', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  await enterSite(page);
  await logIn(page, marijke);
  const other = await openBrowser('Daan');
  await enterSite(other);
  await logIn(other, daan);

  await test.step('a gift is picked by keyboard, shows its price, and opens the conversation', async () => {
    await page.goto(`/members/${await idOf(other)}`);
    await page.getByRole('button', { name: 'Gift 2 credits' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'A gift for Daan' });
    await dialog.getByRole('radio', { name: 'A rose' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'A coffee' })).toBeChecked();
    await dialog.getByRole('button', { name: /^Send this gift, 2 credits · .*€/ }).click();
    await expect(composer(page, daan.name)).toBeVisible();
    await expect(bubble(page, 'A coffee')).toBeVisible();
  });

  await test.step('it stands in the other overview and conversation', async () => {
    await openChatFromList(other, marijke.name);
    await expect(bubble(other, 'A coffee')).toBeVisible();
    await expect(other.getByText('A gift for you')).toBeVisible();
  });

  await test.step('a line comes into the field, is changed and sent', async () => {
    const { id, name } = await stranger(page);
    await page.goto(`/members/${id}/chat`);
    const line = page
      .getByRole('region', { name: 'Start with one of these' })
      .getByRole('listitem')
      .first()
      .getByRole('button');
    const words = (await line.textContent())!;
    await line.click();
    await expect(composer(page, name)).toHaveValue(words);
    await page.keyboard.type(' You first.');
    await page.keyboard.press('Enter');
    await expect(bubble(page, `${words} You first.`)).toBeVisible();
  });
});
