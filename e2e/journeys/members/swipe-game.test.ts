import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';

// Swipes of a day are few here, and the deck of one member is used up.
test.use({
  ownSite: {
    settings: [
      ['set', 'free_swipes_per_day', '4'],
      ['set', 'like_undo_seconds', '60'],
    ],
  },
});

/** The card on top. */
const top = (page: Page): Locator => page.locator('[data-deck-card]:not([inert])');
const shownName = async (page: Page): Promise<string> =>
  (await top(page).getByRole('heading').innerText()).split(',')[0]!;
const left = (page: Page): Locator => page.getByText(/swipes? left today/);
/** Waits until another card is on top. */
const isAway = (page: Page, name: string) =>
  expect(top(page).getByRole('heading')).not.toHaveText(new RegExp(`^${name},`));

/** Pulls the card on top by mouse. */
async function pull(page: Page, by: number): Promise<void> {
  const box = (await top(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x + (by * step) / 8, y);
  await page.mouse.up();
}

/** Distance of the card on top from its place, in px. */
const shift = (page: Page): Promise<number> =>
  top(page).evaluate((card) => new DOMMatrix(getComputedStyle(card).transform).m41);

/** Stops the card on its way back, near its place, and says how far it still is from there. */
const stopOnItsWay = (page: Page): Promise<number> =>
  top(page).evaluate((card) => {
    const [way] = card.getAnimations();
    way!.pause();
    // A pause waits for a frame, unless a time is set.
    way!.currentTime = Number(way!.currentTime);
    const left = () => new DOMMatrix(getComputedStyle(card).transform).m41;
    for (let at = 0; Math.abs(left()) > 120; at += 2) way!.currentTime = at;
    return left();
  });

/** Sets how fast the animations of a page run; 1 is their own speed. */
async function animate(page: Page, speed: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate: speed });
}

/** Pulls the card on top by a finger. */
async function pullByFinger(page: Page, by: number): Promise<void> {
  const box = (await top(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await page.context().newCDPSession(page);
  const at = (moved: number) => [{ x: x + moved, y }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step += 1)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((by * step) / 8) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a free member swipes by mouse and keyboard, undoes a swipe, and sees when the day’s swipes are used up', async ({
  page,
  context,
  baseURL,
}) => {
  await haveSession(context, baseURL!, daan);
  await page.goto('/swipe-game');
  await expect(left(page)).toHaveText('4 swipes left today');
  const first = await shownName(page);
  await expectAccessible(page, 'swipe game');

  await test.step('a short pull changes nothing, a long one passes', async () => {
    await pull(page, -20);
    await expect(left(page)).toHaveText('4 swipes left today');
    await pull(page, -320);
    await isAway(page, first);
    await expect(left(page)).toHaveText('3 swipes left today');
  });
  await test.step('undo brings the card and the swipe back', async () => {
    // A slow machine meets the card on its way back, too.
    await animate(page, 0.02);
    await page.getByRole('button', { name: 'Undo' }).click();
    await test.step('a card caught on its way back stays under the pointer, follows it, and goes home', async () => {
      await expect.poll(() => top(page).evaluate((card) => card.getAnimations().length)).toBeGreaterThan(0);
      const caught = await stopOnItsWay(page);
      expect(caught).toBeLessThan(-20);
      await animate(page, 1);
      const { x, y, width, height } = (await top(page).boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 3);
      await page.mouse.down();
      expect(await shift(page)).toBeCloseTo(caught, 0);
      await page.mouse.move(x + width / 2 + 10, y + height / 3);
      await expect.poll(() => shift(page)).toBeCloseTo(caught + 10, 0);
      await page.mouse.up();
      await expect.poll(() => shift(page)).toBe(0);
    });
    await expect(top(page).getByRole('heading')).toHaveText(new RegExp(`^${first},`));
    await expect(left(page)).toHaveText('4 swipes left today');
  });
  await test.step('arrow keys pass and like', async () => {
    await page.keyboard.press('ArrowLeft');
    await isAway(page, first);
    const second = await shownName(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Like sent to ${second}.`)).toBeAttached();
    await expect(left(page)).toHaveText('2 swipes left today');
  });
  await test.step('the last swipe of the day, and one more', async () => {
    for (const count of ['1 swipe left', '0 swipes left']) {
      await page.getByRole('button', { name: /^Pass/ }).click();
      await expect(left(page)).toHaveText(`${count} today`);
    }
    const shown = await shownName(page);
    await page.keyboard.press('ArrowLeft');
    const dialog = page.getByRole('dialog', { name: 'No swipes left today' });
    await expect(dialog.getByRole('timer')).toBeVisible();
    await expectAccessible(page, 'swipes used up');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await shownName(page)).toBe(shown);
  });
});

test('a finger passes and likes on a phone, and the end of the deck offers other countries, then the search', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('marijke', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await haveSession(page.context(), baseURL!, marijke);
  await page.goto('/swipe-game');
  await untilHydrated(page, ['[data-deck-card]']);
  for (const by of [-260, 260]) {
    const name = await shownName(page);
    await pullByFinger(page, by);
    await isAway(page, name);
  }
  await useUp(page, baseURL!, false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'That’s everyone around you' })).toBeVisible();
  await expectAccessible(page, 'end of the deck');
  await useUp(page, baseURL!, true);
  await page.getByRole('button', { name: 'Add other countries' }).click();
  await expect(page.getByRole('heading', { name: 'You’ve seen the whole deck' })).toBeVisible();
  await page.getByRole('link', { name: 'Search members' }).last().click();
  await expect(page).toHaveURL(/\/members$/);
});

/** Passes every card that is left. */
async function useUp(page: Page, url: string, wider: boolean): Promise<void> {
  for (;;) {
    const deck = await page.request.get(`/api/swipe.php${wider ? '?wider=true' : ''}`);
    const { items } = (await deck.json()) as { items: { id: string }[] };
    if (items.length === 0) return;
    for (const { id: member } of items) {
      const answer = await page.request.post('/api/swipe.php', {
        data: { member, action: 'pass' },
        headers: clientHeaders(url),
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
  }
}
