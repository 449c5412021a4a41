import { expect, type Page } from '@playwright/test';
import { serverTime } from '#fixtures/servers/clock.ts';
import { codeOf } from '#fixtures/people/one-time-code.ts';

/** Logs an operator in for the first time, with the key and a code of the secret that the page shows. `room` is the first of the role. */
export async function enterOffice(
  page: Page,
  { name, key, room = 'Members' }: { name: string; key: string; room?: string },
): Promise<void> {
  await page.goto('/ops');
  await page.getByLabel('Your key').fill(key);
  await page.getByRole('button', { name: 'Go on' }).click();
  const secret = await page.getByRole('code').innerText();
  const code = codeOf(secret.replaceAll(' ', ''), await serverTime(new URL(page.url()).origin));
  await page.getByLabel(`Code for ${name}`).fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
}
