import type { Page } from '@playwright/test';
import type { PageData } from '@rendezvous/contract/composition/page';
import { marijke } from '#fixtures/people/people.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

const FACTS = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;
/** Time until the client stops: one call and five retries. */
const GIVEN_UP = { timeout: 30_000 };

/** Console messages for failed calls, and for announced files of a screen that cannot show yet. */
const AWAY = /Failed to load resource|request failed: GET|was preloaded using link preload but not used/;

/** Changes the facts in the page's HTML. `drawn: false` also removes the frame's server HTML. */
async function withFacts(
  page: Page,
  change: (facts: string) => string,
  { drawn = true } = {},
): Promise<void> {
  await page.route(
    (url) => !/^\/(api|assets|fonts|img|photo|cdn)\/|\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        FACTS,
        (_all, head: string, facts: string, tail: string) => head + change(facts) + tail,
      );
      await route.fulfill({
        response,
        body: drawn ? body : body.replace('<div id="frame" data-ssr>', '<div id="frame">'),
      });
    },
  );
}

const unreachable = (page: Page) => page.getByRole('heading', { name: 'We can’t be reached right now.' });
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

for (const [what, facts] of [
  ['missing', () => ''],
  ['broken', (text: string) => text.slice(0, 300)],
] as const) {
  test(`[7.011] a page whose facts are ${what} asks the API for them and works`, async ({ page }) => {
    await withFacts(page, facts);
    const asked = page.waitForRequest((request) => request.url().includes('/api/settings.php'), GIVEN_UP);
    await page.goto('/pricing?network=abc');
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('route'), searchParams.get('network')]).toEqual(['/pricing', 'abc']);
    await confirmAdult(page);
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('[8.001] a page that loads without the API shows a message, and one retry shows the page', async ({
  page,
  complaints,
}) => {
  complaints.expect(AWAY);
  await withFacts(page, () => '');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/pricing');
  await confirmAdult(page);
  await expect(unreachable(page)).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/api/**');
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
});

test('[4.036] a page made while its viewer is unknown treats no member as a visitor', async ({
  page,
  complaints,
}) => {
  complaints.expect(AWAY);
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, marijke);
  await withFacts(
    page,
    (text) =>
      JSON.stringify({ ...(JSON.parse(text) as PageData), user: null, userKnown: false, rendered: null }),
    { drawn: false },
  );
  await page.route('**/api/user.php', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', status: 503 } }),
  );
  await page.goto('/likes');
  await expect(unreachable(page)).toBeVisible(GIVEN_UP);
  await expect(page).toHaveURL(/\/likes$/);
  await page.unroute('**/api/user.php');
  await tryAgain(page).click();
  await expect(page.getByRole('button', { name: `Your account: ${marijke.name}` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/likes$/);
});

test('[7.012] [8.001] while the API is away mid-session what is known stays, the rest says so and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.expect(AWAY);
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, marijke);
  await page.goto('/members');
  await page.waitForResponse('**/api/chats.php', GIVEN_UP);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', status: 503 } }),
  );
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(tryAgain(page)).toBeVisible(GIVEN_UP);
  await expect(bar).toBeVisible();
  await page.unroute('**/api/**');
  await tryAgain(page).click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
});
