import type { Page } from '@playwright/test';
import { daan, marijke } from '#fixtures/people/people.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { bubble, composer } from '#pages/chat.ts';
import { enterSite } from '#pages/entry-warning.ts';
import { pressByKey, typeByKey } from '#pages/keyboard.ts';

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
  const other = await openBrowser('Daan', { viewport: { width: 390, height: 844 } });
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
    await dialog.getByRole('button', { name: /^Send gift, 2 credits · .*€/ }).click();
    await expect(composer(page, daan.name)).toBeVisible();
    await expect(bubble(page, 'A coffee')).toBeVisible();
  });

  await test.step('the other side reads, answers, gives, looks at a report and goes back by keyboard alone', async () => {
    await other.goto('/chats');
    await pressByKey(other, other.getByRole('link', { name: /^Marijke.*A gift for you.*1 unread message$/ }));
    await expect(bubble(other, 'A coffee')).toBeVisible();
    await typeByKey(other, composer(other, marijke.name), 'Black, please.');
    await other.keyboard.press('Enter');
    await expect(bubble(other, 'Black, please.')).toBeVisible();
    await expect(composer(other, marijke.name)).toBeFocused();

    await pressByKey(other, other.getByRole('button', { name: 'Send something else' }));
    await pressByKey(other, other.getByRole('button', { name: 'Send a gift' }));
    const gifts = other.getByRole('dialog', { name: 'A gift for Marijke' });
    await pressByKey(other, gifts.getByRole('radio', { name: 'A rose' }), 'Space');
    await pressByKey(other, gifts.getByRole('button', { name: /^Send gift, 2 credits · .*€/ }));
    await expect(bubble(other, 'A rose')).toBeVisible();

    const report = other.getByRole('button', { name: 'Report this message' });
    await pressByKey(other, report);
    const dialog = other.getByRole('dialog', { name: 'Report this message from Marijke' });
    await expect(dialog).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(report).toBeFocused();
    await pressByKey(other, other.getByRole('link', { name: 'Back to messages' }));
    await expect(other.getByRole('link', { name: /^Marijke.*You sent a gift/ })).toBeVisible();
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
    await pressByKey(page, line);
    await expect(composer(page, name)).toHaveValue(words);
    await page.keyboard.type(' You first.');
    await page.keyboard.press('Enter');
    await expect(bubble(page, `${words} You first.`)).toBeVisible();
  });
});
