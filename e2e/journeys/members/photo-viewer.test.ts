import type { CDPSession, Locator, Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { daan, marijke, type Account } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { pressBack } from '#pages/back.ts';
import { onlyDialog } from '#pages/dialogs.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Point {
  x: number;
  y: number;
}

/** Opens the viewer of the first member with enough photos by a press on the main one. */
async function openViewer(page: Page, url: string, account: Account, photos: number): Promise<Locator> {
  await haveSession(page.context(), url, account);
  const answer = await page.context().request.get('/api/members.php?gender=female&limit=48');
  const { items } = (await answer.json()) as { items: { id: string; name: string; photo_count: number }[] };
  const member = items.find(({ photo_count: count }) => count >= photos);
  expect(member, `a member with ${photos} photos`).toBeDefined();
  await page.goto(`/members/${member!.id}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Open photo 1 of/ }).click();
  const viewer = await onlyDialog(page, `Photos of ${member!.name}`);
  await expect(photoIn(viewer, 1)).toBeVisible();
  return viewer;
}

const photoIn = (viewer: Locator, index: number) =>
  viewer.getByRole('img', { name: new RegExp(`photo ${index}$`) });
const widthOf = async (photo: Locator) => (await photo.boundingBox())?.width ?? 0;

/** Moves fingers over the page: each entry is where all of them are. */
async function touch(device: CDPSession, moves: readonly Point[][]): Promise<void> {
  for (const [step, touchPoints] of moves.entries())
    await device.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until no animation runs in the viewer. */
const untilStill = (viewer: Locator) =>
  viewer.evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

/** A number of steps from one value to another. */
const between = (from: number, to: number, steps = 8) =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);

test('[2.069] on a phone the viewer fills the window; a swipe turns, a pinch and a double tap enlarge, a pull closes', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('Premium member', PHONE);
  const viewer = await openViewer(page, baseURL!, marijke, 3);
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE.viewport });
  expect(await widthOf(photoIn(viewer, 1)), 'the photo reaches both edges').toBe(PHONE.viewport.width);
  const device = await page.context().newCDPSession(page);

  await touch(
    device,
    between(320, 40).map((x) => [{ x, y: 400 }]),
  );
  await expect(viewer.getByText(/^2 of/)).toBeVisible();
  await touch(
    device,
    between(40, 320).map((x) => [{ x, y: 400 }]),
  );
  await expect(viewer.getByText(/^1 of/)).toBeVisible();
  // Two fingers on a photo that still slides turn to the next one.
  await expect
    .poll(() => photoIn(viewer, 1).boundingBox(), { message: 'the first photo has come to rest' })
    .toMatchObject({ x: 0, width: PHONE.viewport.width });
  await untilStill(viewer);

  await touch(
    device,
    between(20, 140).map((gap) => [
      { x: 195 - gap, y: 400 },
      { x: 195 + gap, y: 400 },
    ]),
  );
  await expect.poll(() => widthOf(photoIn(viewer, 1)), { message: 'pinched' }).toBeGreaterThan(500);
  await expect(async () => {
    await touch(
      device,
      between(140, 10).map((gap) => [
        { x: 195 - gap, y: 400 },
        { x: 195 + gap, y: 400 },
      ]),
    );
    expect(await widthOf(photoIn(viewer, 1)), 'pinched back').toBe(390);
  }).toPass();

  await page.touchscreen.tap(195, 400);
  await page.touchscreen.tap(195, 400);
  await expect.poll(() => widthOf(photoIn(viewer, 1)), { message: 'tapped twice' }).toBeGreaterThan(700);
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer.getByText(/^2 of/)).toBeVisible();
  await touch(
    device,
    between(300, 700).map((y) => [{ x: 195, y }]),
  );
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: /^Open photo 1 of/ })).toBeFocused();
});

test('[2.069] at a desk the mouse drags the photos, and page and viewer count the locked ones alike', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member', { reducedMotion: 'reduce' });
  const viewer = await openViewer(page, baseURL!, daan, 4);
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  const count = Number((await viewer.getByText(/^1 of/).textContent())?.replace('1 of ', ''));
  expect(await page.getByRole('button', { name: `Open photo 1 of ${count}` }).textContent()).toContain(
    `1 of ${count}`,
  );

  await page.mouse.move(900, 450);
  await page.mouse.down();
  await page.mouse.move(300, 450, { steps: 8 });
  await page.mouse.up();
  await expect(viewer.getByText(`2 of ${count}`)).toBeVisible();
  expect(
    await page.evaluate(() =>
      document.getAnimations().map((animation) => String(animation.effect?.getTiming().duration)),
    ),
    'motion that was asked not to be',
  ).toEqual([]);

  await page.keyboard.press('End');
  await expect(viewer.getByText(`${count} of ${count}`)).toBeVisible();
  const last = viewer.getByRole('group', { name: `${count} of ${count}` });
  await expect(last.getByText('Photo for Premium members')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  await test.step('photos that stay in sight end above the suggestions', async () => {
    const photo = page.getByRole('button', { name: /^Open photo 1 of/ });
    const more = page.getByRole('heading', { name: /^More like/ });
    for (const place of ['end', 'center', 'start'] as const) {
      await more.evaluate((node, block) => node.scrollIntoView({ block, behavior: 'instant' }), place);
      const [photos, below] = [await photo.boundingBox(), await more.boundingBox()];
      expect(photos!.y + photos!.height, `with the suggestions at the ${place}`).toBeLessThanOrEqual(
        below!.y,
      );
    }
  });
});

test('Back of a phone closes the viewer first, then leaves the profile', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser('Premium member', PHONE);
  await haveSession(page.context(), baseURL!, marijke);
  await page.goto('/members');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().tap();
  await page.waitForURL(/\/members\/[^/]+$/);
  const profile = page.url();
  await page
    .getByRole('button', { name: /^Open photo 1 of|^Open the photo/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(profile);
  await pressBack(page);
  await expect(page).toHaveURL(/\/members$/);
});
