import { expect, type Page } from '@playwright/test';

/** Answers each question until the lander offers the account. */
export async function answerLander(page: Page, answers: readonly string[]): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (const answer of answers) {
    const question = await heading.innerText();
    await page.getByRole('main').getByRole('button', { name: answer, exact: true }).click();
    // The chosen half shows briefly; the next question may have the same answers.
    await expect(heading).not.toHaveText(question);
  }
}

/** Continues from the answered lander to sign-up. */
export async function goToSignUp(page: Page): Promise<void> {
  const way = page.getByRole('main').getByRole('link', { name: 'Make my free account' });
  await way.or(page.getByRole('main').getByRole('button', { name: 'Make my free account' })).click();
  await expect(
    page
      .getByRole('heading', { name: 'Who meets whom?' })
      .or(page.getByRole('heading', { name: 'When were you born?' })),
  ).toBeVisible();
}
