import type { Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { advanceClock } from '#fixtures/servers/clock.ts';
import { shiftsOf, watchShifts } from '#fixtures/browser/layout-shift.ts';
import { newcomer, type Person } from '#fixtures/people/people.ts';
import { capturePhoto } from '#fixtures/people/photo.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { confirmAdult } from '#pages/entry-warning.ts';
import { pressByKey } from '#pages/keyboard.ts';
import { answerAll, createAccount, declineNotifications } from '#pages/sign-up.ts';
import { answerAllByKey } from '#pages/sign-up-by-key.ts';

// The clock is moved past the wait for another mail.
test.use({ ownSite: {} });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Highest cumulative layout shift over the whole flow. */
const SHIFT_LIMIT = 0.02;
/** Seconds for one press with finding its target, and for one typed character, on a phone: high values of the keystroke-level model. */
const PRESS_S = 1.6;
const CHARACTER_S = 0.6;
/** Time limit of sign-up on a phone, in seconds. */
const LIMIT_S = 90;

declare global {
  interface Window {
    acts?: { presses: number; typed: Set<string> };
  }
}

/** Counts presses and notes the fields typed into, from now on. */
async function watchActs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const acts = { presses: 0, typed: new Set<string>() };
    window.acts = acts;
    document.addEventListener('click', ({ detail }) => (acts.presses += detail > 0 ? 1 : 0), true);
    document.addEventListener(
      'input',
      ({ target }) => {
        const types = ['text', 'email', 'password'];
        if (target instanceof HTMLTextAreaElement) acts.typed.add('textarea');
        else if (target instanceof HTMLInputElement && types.includes(target.type))
          acts.typed.add(target.autocomplete);
        // A list needs two presses: opening it, and the value.
        else if (target instanceof HTMLSelectElement) acts.presses += 2;
      },
      true,
    );
  });
}

/** Opens the sign-up page on a phone as a visitor of age. */
async function atSignUp(page: Page): Promise<void> {
  await arrive(page, '/complaints');
  await confirmAdult(page);
  await watchShifts(page);
  await arrive(page, '/signup');
  await expect(page.getByRole('heading', { name: 'Who meets whom?' })).toBeVisible();
}

test('sign-up on a phone: only name, e-mail and password are typed, it lasts under 90 seconds, and nothing jumps', async ({
  openBrowser,
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await openBrowser('newcomer', PHONE);
  const person: Person = { ...newcomer(), aboutMe: '' };
  await atSignUp(page);
  await watchActs(page);
  await answerAll(page, person, await capturePhoto(browser));

  const { presses, typed } = await page.evaluate(() => ({
    presses: window.acts!.presses,
    typed: [...window.acts!.typed].sort(),
  }));
  expect(typed).toEqual(['new-password', 'nickname', 'username']);
  const characters = person.name.length + person.email.length + person.password.length;
  expect(presses * PRESS_S + characters * CHARACTER_S).toBeLessThan(LIMIT_S);

  // The suggestions are another page, which comes by itself.
  const shifts = (await shiftsOf(page)).filter(({ path }) => path === '/signup');
  const moved = shifts.flatMap(({ what }) => what).join('\n');
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    moved,
  ).toBeLessThanOrEqual(SHIFT_LIMIT);
});

test('Back, Forward and a reload preserve the open question, and the visitor’s own name is never refused as already taken', async ({
  openBrowser,
}) => {
  const page = await openBrowser('newcomer', PHONE);
  const person = newcomer();
  const heading = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await atSignUp(page);
  await createAccount(page, person);
  await page.goBack();
  await heading('Your account is ready');
  await page.goForward();
  await heading('Add a photo');
  await page.getByRole('button', { name: 'Skip' }).click();
  await heading('Where do you live?');
  await page.getByLabel('Province').selectOption({ label: person.region });
  await page.reload();
  await heading('Where do you live?');
  await expect(page.getByLabel('Province')).toHaveValue(person.region);
  await expect(page).toHaveURL(/\/signup$/);
});

test('[2.016] [2.017] [4.010] sign-up works by keyboard alone from its first question to the suggestions, where the mail is requested again and a member is liked', async ({
  openBrowser,
  browser,
  baseURL,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/status of 429/);
  const page = await openBrowser('newcomer');
  await atSignUp(page);
  await answerAllByKey(page, newcomer(), await capturePhoto(browser));
  await declineNotifications(page, (button) => pressByKey(page, button));
  await expect(page).toHaveURL(/\/signup-matches$/, { timeout: 30_000 });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your first suggestions' })).toBeVisible();
  await expectAccessible(page, 'suggestions after sign-up');

  const again = main.getByRole('button', { name: 'Send it again' });
  const refusal = page.waitForResponse('**/api/activate-resend.php');
  await pressByKey(page, again);
  expect((await refusal).status(), 'within a minute of the first').toBe(429);
  await expect(again).toBeFocused();
  await advanceClock(baseURL!, 61);
  const sent = page.waitForResponse('**/api/activate-resend.php');
  await pressByKey(page, again);
  expect((await sent).status()).toBe(204);
  await expect(page.getByText('Sent. Look in your spam folder too.')).toBeVisible();

  const card = main.getByRole('listitem').first();
  const heart = card.getByRole('button', { name: /^Like / });
  await pressByKey(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await pressByKey(page, card.getByRole('link').first());
  await expect(page).toHaveURL(/\/members\/[^/]+$/);
});
