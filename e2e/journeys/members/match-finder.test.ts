import type { Request } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { SECOND_SITE } from '#fixtures/servers/sites.ts';
import { expect, test } from '#fixtures/test.ts';

// A member declares something about himself here, and withdraws it.
test.use({ ownSite: SECOND_SITE });

test('three questions find members, answers stay out of addresses and storage, and both own answers are given and withdrawn', async ({
  page,
  context,
  baseURL,
}) => {
  const addresses: string[] = [];
  page.on('request', (request: Request) => addresses.push(`${request.method()} ${request.url()}`));
  await haveSession(context, baseURL!, daan);
  await page.goto('/match-finder');

  await test.step('by keyboard from question to question, and back', async () => {
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await expectAccessible(page, 'first question');
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Question 2 of 3/)).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'No preference' }).click();
    await page.getByRole('group', { name: 'Which look?' }).getByText('Normal').click();
    await expect(page.getByText(/^Question 3 of 3/)).toBeVisible();
    await page.getByRole('group', { name: 'Which background?' }).getByText('Other').click();
    await expect(page.getByRole('heading', { name: 'Here’s who fits' })).toBeVisible();
    await expectAccessible(page, 'members found');
  });
  await test.step('no answer is in an address, a history entry or a storage', async () => {
    expect(addresses.filter((address) => /appearance|background|normal/i.test(address))).toEqual([]);
    const stored = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        location.href,
        document.cookie,
      ]),
    );
    expect(stored).not.toMatch(/appearance|background|"normal"/i);
  });
  const own = async () =>
    (
      (await (await page.request.get('/api/user.php')).json()) as {
        user: { profile: { appearance?: string | null; background?: string | null } };
      }
    ).user.profile;
  const form = page.getByRole('form', { name: 'Show up in results too' });
  await test.step('without consent nothing is stored', async () => {
    await form.getByRole('group', { name: 'My look' }).getByText('Sexy').click();
    await form.getByRole('button', { name: 'Save and be found' }).click();
    await expect(form.getByText('Choose at least one answer, and tick this box.')).toBeVisible();
    expect((await own()).appearance ?? null).toBeNull();
  });
  await test.step('with consent it is stored, and the withdrawal deletes it', async () => {
    await form.getByRole('checkbox', { name: /I agree/ }).check();
    await form.getByRole('button', { name: 'Save and be found' }).click();
    await expect(page.getByText('Saved. Others can find you now.')).toBeVisible();
    expect((await own()).appearance).toBe('sexy');
    await form.getByRole('button', { name: 'Withdraw and delete my answers' }).click();
    await expect(page.getByText('Both answers are deleted.')).toBeVisible();
    expect((await own()).appearance ?? null).toBeNull();
  });
  await page.reload();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
});
