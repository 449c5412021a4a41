import type { Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { expectFace, photograph, type Photograph } from '#fixtures/photographs/photographs.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { SECOND_SITE } from '#fixtures/servers/sites.ts';
import { expect, test } from '#fixtures/test.ts';

/** The photos of a demonstration member change: a site of its own. */
test.use({ ownSite: SECOND_SITE });

/** Makes a photograph the main photo of Marijke. Returns her id. */
async function showMarijke(page: Page, url: string, name: Photograph): Promise<string> {
  const { request } = page.context();
  const headers = { 'x-client': 'web/2', origin: url };
  const uploaded = await request.post('/api/photo.php', { headers, multipart: { file: photograph(name) } });
  expect(uploaded.status()).toBe(201);
  const { photo } = (await uploaded.json()) as { photo: { id: string } };
  const chosen = await request.put('/api/photo.php', { headers, data: { id: photo.id, main: true } });
  expect(chosen.ok()).toBe(true);
  const { user } = (await (await request.get('/api/user.php')).json()) as { user: { id: string } };
  return user.id;
}

test('[2.069] crops of photographs show a face that is far from the middle, on a phone and a desk', async ({
  openBrowser,
  baseURL,
}) => {
  const hers = await openBrowser('Marijke');
  await haveSession(hers.context(), baseURL!, marijke);
  const desk = await openBrowser('Daan');
  await haveSession(desk.context(), baseURL!, daan);
  const phone = await openBrowser('Daan’s phone', { viewport: { width: 390, height: 844 } });
  await haveSession(phone.context(), baseURL!, daan);

  for (const name of ['wide', 'tall'] as const) {
    const id = await showMarijke(hers, baseURL!, name);
    for (const page of [desk, phone]) {
      await page.goto('/members');
      await untilHydrated(page);
      const card = page.locator('article, li').filter({ has: page.locator(`a[href="/members/${id}"]`) });
      await card.first().scrollIntoViewIfNeeded();
      await expectFace(card.first().locator('[data-photo] img').first(), name);

      await page.goto(`/members/${id}`);
      await untilHydrated(page);
      await expectFace(page.locator('[data-profile-photo] img').first(), name);

      await page.goto(`/members/${id}/chat`);
      await untilHydrated(page, ['h1']);
      await expectFace(page.locator('main header img').first(), name);
    }
  }
});
