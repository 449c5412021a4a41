import type { Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { cardOf } from '#pages/members.ts';

/** Content of the page after a transition. */
interface Opened {
  heading: string | null | undefined;
  /** Address of the photo, when it is decoded. */
  photo: string | undefined;
  /** The photo grows: the browser moves it on its own layer. */
  grows: boolean;
}

declare global {
  interface Window {
    opened?: Opened[];
  }
}

/** Notes each view transition of the page, as the browser carries it out. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: Opened[] = [];
    Object.assign(window, { opened });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const photo = document.querySelector<HTMLImageElement>('[data-profile-photo] img');
        opened.push({
          heading: document.querySelector('main h1')?.textContent,
          photo: photo?.complete && photo.naturalWidth > 0 ? photo.currentSrc : undefined,
          grows: document
            .getAnimations()
            .some(
              ({ effect }) =>
                effect instanceof KeyframeEffect &&
                effect.pseudoElement === '::view-transition-group(member-photo)',
            ),
        });
      });
      return transition;
    };
  });
}

/** Opens the search, and delays the server's answers about a single member. Returns the function that releases them. */
async function openSearch(page: Page, url: string): Promise<() => void> {
  await haveSession(page.context(), url, daan);
  await watchTransitions(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/member.php*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/members?has_photo=true');
  await untilHydrated(page);
  // The profile's code is fetched while nothing else is to be done.
  await page.waitForFunction(() =>
    ['screen.members-id', 'first-press'].every((part) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    ),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return gate.resolve;
}

/** A card with a photo: its name, and the photo's file. */
async function firstCard(page: Page): Promise<{ name: string; photo: string }> {
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('[data-photo] img') })
    .first();
  const name = await card.getByRole('link').innerText();
  const photo = await card
    .locator('[data-photo] img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc);
  return { name: name.trim(), photo };
}

test('[2.069] a card opens its profile by a view transition, whose first picture has name and photo before the server has answered', async ({
  page,
  baseURL,
}) => {
  const release = await openSearch(page, baseURL!);
  const { name, photo } = await firstCard(page);
  await cardOf(page, name.split(',')[0]!).click();
  await expect
    .poll(() => page.evaluate(() => window.opened))
    .toEqual([{ heading: name, photo, grows: true }]);
  await expect(page).toHaveURL(/\/members\/[^/?]+$/);
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('with reduced motion a card opens its profile at once, without a transition', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openSearch(page, baseURL!);
  const { name, photo } = await firstCard(page);
  await cardOf(page, name.split(',')[0]!).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('[data-profile-photo] img')).toHaveJSProperty('currentSrc', photo);
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.opened)).toEqual([]);
});
