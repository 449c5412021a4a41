import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { daan, marijke, type Account } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { pressByKey, tabTo, typeByKey } from '#pages/keyboard.ts';

// Members declare, like, swipe and block here.
test.use({ ownSite: { settings: [['set', 'like_undo_seconds', '60']] } });

/** Control that has the focus. */
const focused = (page: Page) => page.locator('*:focus');

async function open(page: Page, url: string, member: Account, path: string): Promise<void> {
  await haveSession(page.context(), url, member);
  await page.goto(path);
  await untilHydrated(page);
}

test('[2.026] by keyboard alone a member answers the match finder, goes back, starts again, consents and withdraws', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL!, daan, '/match-finder');
  const number = (of: number) => page.getByText(new RegExp(`^Question ${of} of 3`));
  const none = page.getByRole('button', { name: 'No preference' });

  await test.step('each question has the focus when it comes, the first one too', async () => {
    await pressByKey(page, page.getByRole('radio').first(), 'Space');
    await expect(number(2)).toBeFocused();
    await pressByKey(page, page.getByRole('button', { name: 'Back' }));
    await expect(number(1)).toBeFocused();
    await pressByKey(page, none);
    await expect(number(2)).toBeFocused();
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('ArrowRight');
    await expect(number(3)).toBeFocused();
  });
  await test.step('so do the members found', async () => {
    await pressByKey(page, none);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(focused(page)).toContainText('Here’s who fits');
    await pressByKey(page, page.getByRole('button', { name: 'Start again' }));
    await expect(number(1)).toBeFocused();
    for (const next of [2, 3]) {
      await pressByKey(page, none);
      await expect(number(next)).toBeFocused();
    }
    await pressByKey(page, none);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await test.step('the withdrawal of the consent leads back to what gives it', async () => {
    const form = page.getByRole('form', { name: 'Show up in results too' });
    const save = form.getByRole('button', { name: 'Save and be found' });
    await pressByKey(page, form.getByRole('radio', { name: 'Normal' }), 'Space');
    await pressByKey(page, form.getByRole('checkbox', { name: /I agree/ }), 'Space');
    await pressByKey(page, save);
    await expect(page.getByText('Saved. Others can find you now.')).toBeVisible();
    await expect(save).toBeFocused();
    await pressByKey(page, form.getByRole('button', { name: 'Withdraw and delete my answers' }));
    await expect(page.getByText('Both answers are deleted.')).toBeVisible();
    await expect(save).toBeFocused();
  });
});

/** Hearts of the list that is shown. */
const hearts = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Like / });
/** Leads to another of the three lists. */
async function openList(page: Page, name: string, path: RegExp): Promise<void> {
  await pressByKey(page, page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) }));
  await expect(page).toHaveURL(path);
  await expect(page.locator('body')).not.toBeFocused();
}

test('[2.071] by keyboard alone a member goes through the three lists of likes, likes back, and withdraws likes', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL!, marijke, '/likes');
  await expect(hearts(page).nth(1)).toBeVisible();
  const modal = page.getByRole('dialog', { name: 'You met halfway.' });

  await test.step('a match opens its dialog, whose buttons lead on', async () => {
    const [first, second] = [hearts(page).first(), hearts(page).nth(1)];
    await pressByKey(page, first);
    await expect(modal).toBeVisible();
    await pressByKey(page, modal.getByRole('button', { name: 'Keep looking' }));
    await expect(modal).toBeHidden();
    await expect(first).toBeFocused();
    await pressByKey(page, second);
    await pressByKey(page, modal.getByRole('button', { name: /^See the profile of/ }));
    await expect(page).toHaveURL(/\/members\/[^/]+$/);
    await expect(modal).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/likes$/);
  });
  await test.step('matches', async () => {
    await openList(page, 'Matches', /\/likes\/matches$/);
    await pressByKey(page, page.getByRole('link', { name: /^See your match with/ }).first());
    await expect(page).toHaveURL(/\/likes\/m\//);
    await pressByKey(page, page.getByRole('link', { name: 'All matches' }));
    await expect(page).toHaveURL(/\/likes\/matches$/);
  });
  await test.step('the withdrawal of a sent like leaves the focus on the next one', async () => {
    await openList(page, 'Sent', /\/likes\/sent$/);
    await expect(hearts(page).nth(1)).toBeVisible();
    const sent = page.getByRole('article');
    const all = await sent.count();
    expect(all).toBeGreaterThan(1);
    const next = await hearts(page).nth(1).getAttribute('aria-label');
    await pressByKey(page, hearts(page).first());
    await expect(sent).toHaveCount(all - 1);
    await expect(page.getByRole('button', { name: next!, exact: true })).toBeFocused();
  });
  await test.step('the undo of a like returns the focus to its heart', async () => {
    await page.goto('/members');
    await untilHydrated(page);
    const heart = page.getByRole('button', { name: /^Like /, pressed: false }).first();
    const name = (await heart.getAttribute('aria-label'))!;
    await pressByKey(page, heart);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(undo, 'the next stop after the heart').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You took the like back.')).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true, pressed: false })).toBeFocused();
  });
});

test('[2.002] by keyboard alone a member chooses the evening, changes it, opens a lane and goes to the next thing', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL!, daan, '/');
  const choice = page.getByRole('radio');
  const mind = page.getByRole('button', { name: 'Change my mind' });

  await test.step('the arrow keys choose, and changing one’s mind returns to the choice', async () => {
    await tabTo(page, choice.first());
    await page.keyboard.press('ArrowRight');
    await expect(choice.nth(1)).toBeChecked();
    await expect(choice.nth(1)).toBeFocused();
    await pressByKey(page, mind);
    await expect(mind).toBeHidden();
    await expect(choice.nth(1)).not.toBeChecked();
    await expect(choice.nth(1)).toBeFocused();
  });
  await test.step('the last face of a lane is reached by key, also where the row scrolls', async () => {
    const lane = page.locator('section', { has: page.getByRole('heading', { level: 3 }) }).first();
    await pressByKey(page, lane.getByRole('link').last());
    await expect(page).toHaveURL(/\/members\/[^/]+$/);
    await page.goBack();
  });
  await test.step('the next thing leads to the profile', async () => {
    const next = page.locator('section', {
      has: page.getByRole('heading', { name: 'A tip for your profile' }),
    });
    await pressByKey(page, next.getByRole('link'));
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.locator('body')).not.toBeFocused();
  });
});

/** The card on top. */
const top = (page: Page): Locator => page.locator('[data-deck-card]:not([inert])');

/** Passes every card of one's country but one. */
async function leaveOne(page: Page, url: string): Promise<void> {
  let remaining: string | undefined;
  for (;;) {
    const deck = await page.request.get('/api/swipe.php');
    const { items } = (await deck.json()) as { items: { id: string }[] };
    remaining ??= items[0]?.id;
    const others = items.filter(({ id }) => id !== remaining);
    if (others.length === 0) return;
    for (const { id: member } of others) {
      const data = { member, action: 'pass' };
      const answer = await page.request.post('/api/swipe.php', { data, headers: clientHeaders(url) });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
  }
}

test('[2.026] by keyboard alone a member swipes, undoes, comes to the end of the deck and looks further', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL!, marijke, '/swipe-game');
  const profile = () => top(page).getByRole('link', { name: /^Full profile of/ });
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('the focus on a card goes on to the next one', async () => {
    await tabTo(page, profile());
    const name = await top(page).getByRole('heading').innerText();
    await page.keyboard.press('ArrowLeft');
    await expect(top(page).getByRole('heading')).not.toHaveText(name);
    await expect(profile()).toBeFocused();
    await pressByKey(page, undo);
    await expect(top(page).getByRole('heading')).toHaveText(name);
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('the last card leads to the end, and the end to more cards', async () => {
    await leaveOne(page, baseURL!);
    await page.reload();
    await untilHydrated(page);
    await pressByKey(page, page.getByRole('button', { name: /^Pass/ }));
    await expect(focused(page)).toContainText('That’s everyone around you');
    await pressByKey(page, page.getByRole('button', { name: 'Add other countries' }));
    await expect(top(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await pressByKey(page, profile());
    await expect(page).toHaveURL(/\/members\/[^/]+$/);
  });
});

test('[2.069] by keyboard alone a member reports and blocks from a profile, and ends the block', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, daan);
  const answer = await page.request.get('/api/members.php?gender=female&country=NL');
  const { items } = (await answer.json()) as { items: { id: string; name: string; fictional: boolean }[] };
  const { id, name } = items.find(({ fictional }) => !fictional)!;
  await page.goto(`/members/${id}`);
  await untilHydrated(page);
  const menu = page.getByRole('main').getByRole('button', { name: `More options for ${name}` });
  const choose = async (act: string) => {
    await pressByKey(page, menu);
    await pressByKey(page, page.getByRole('button', { name: `${act} ${name}` }));
  };
  const dialog = page.getByRole('dialog');

  await test.step('a report', async () => {
    await choose('Report');
    await typeByKey(page, dialog.getByLabel('What’s wrong?'), 'Asks');
    await expect(dialog.getByLabel('What’s wrong?')).toHaveValue('money');
    await typeByKey(page, dialog.getByLabel(/^What should we know/), 'Twice already');
    await pressByKey(page, dialog.getByRole('button', { name: 'Send the report' }));
    await expect(dialog).toContainText('Thank you. We’re on it.');
    await pressByKey(page, dialog.getByRole('button', { name: 'OK' }));
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });
  await test.step('a block that is not confirmed, one that is, and its end', async () => {
    await choose('Block');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await choose('Block');
    await pressByKey(page, dialog.getByRole('button', { name: 'Block', exact: true }));
    const unblock = page.getByRole('button', { name: `Unblock ${name}` });
    await expect(unblock).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
  });
});
