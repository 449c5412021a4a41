import type { Page } from '@playwright/test';
import { daan, marijke } from '#fixtures/people/people.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { composer, openChatFromList } from '#pages/chat.ts';
import { enterSite } from '#pages/entry-warning.ts';

/** Writes a half sentence into the own profile, and returns the member's id. */
async function writeHalf(page: Page, text: string): Promise<string> {
  const half_prompts = [{ prompt: 'firstdate', language: 'en', text }];
  const saved = await page.request.put('/api/user.php', {
    headers: { 'x-client': 'web/2', origin: new URL(page.url()).origin },
    data: { profile: { half_prompts } },
  });
  expect(saved.status()).toBe(200);
  return ((await saved.json()) as { user: { id: string } }).user.id;
}
const pairOf = (page: Page) =>
  page.getByRole('log', { name: 'Messages' }).getByRole('figure').filter({ hasText: 'and wet hair' });

test('a half sentence of a profile is completed in the conversation, and both sides read the pair', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  await enterSite(page);
  await logIn(page, marijke);
  const other = await openBrowser('Daan');
  await enterSite(other);
  await logIn(other, daan);
  const id = await writeHalf(other, 'dry shoes');

  await test.step('the profile leads into the conversation with the half chosen', async () => {
    await page.goto(`/members/${id}`);
    const write = page.getByRole('link', { name: 'Write the other half' });
    expect((await write.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await write.click();
    await expect(page.getByRole('button', { name: 'Write without this half' })).toBeVisible();
    await expect(composer(page, daan.name)).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Write without this half' })).toBeVisible();
  });

  await test.step('the pair joins in the stream, in two equal cells', async () => {
    await composer(page, daan.name).fill('and wet hair');
    await page.keyboard.press('Enter');
    await expect(pairOf(page)).toContainText('1 credit');
    await expect(page.getByRole('button', { name: 'Write without this half' })).toBeHidden();
    const boxes = await Promise.all(
      ['dry shoes', 'and wet hair'].map((words) =>
        pairOf(page).locator('div > div', { hasText: words }).first().boundingBox(),
      ),
    );
    expect(Math.abs(boxes[0]!.width - boxes[1]!.width)).toBeLessThan(1);
    expect(Math.abs(boxes[0]!.height - boxes[1]!.height)).toBeLessThan(1);
    expect(boxes[0]!.x).toBeLessThan(boxes[1]!.x);
  });

  await test.step('beside the conversation and on the profile it is marked as written', async () => {
    const column = page.getByRole('region', { name: 'Profile of Daan' });
    await expect(column.getByText('You wrote the other half')).toBeVisible();
    await page.goto(`/members/${id}`);
    await expect(page.getByText('You wrote the other half')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write the other half' })).toHaveCount(0);
    await page.goBack();
  });

  await test.step('the receiver reads it the other way round, and a later edit changes nothing', async () => {
    await writeHalf(other, 'a wet umbrella');
    await openChatFromList(other, marijke.name);
    await expect(pairOf(other)).toContainText('dry shoes');
    const theirs = await pairOf(other).getByText('and wet hair').boundingBox();
    const own = await pairOf(other).getByText('dry shoes').boundingBox();
    expect(theirs!.x).toBeLessThan(own!.x);
  });

  await test.step('read before, the halves do not move', async () => {
    await page.reload();
    await expect(pairOf(page)).toBeVisible();
    await expect(pairOf(page).locator('[data-arrives]')).toHaveCount(0);
  });
});
