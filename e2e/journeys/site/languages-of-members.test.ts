import type { Page } from '@playwright/test';
import type { ChatsResponse } from '@rendezvous/contract/resources/chats/schemas';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { cutTexts } from '#fixtures/browser/cut-texts.ts';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { goWithin } from '#pages/addresses.ts';

const WIDTH = 390;

// Another site would meet this member in Polish.
test.use({ ownSite: {} });

interface Screen {
  path: string;
  /** Visible once the screen is whole. */
  ready: string;
  /** Opens the rest of it. */
  open?: (page: Page) => Promise<void>;
}

/** The screens of members, with a member and a conversation of the demonstration. */
async function screensOf(page: Page): Promise<Screen[]> {
  const answer = await page.request.get('/api/chats.php');
  const { chats } = (await answer.json()) as ChatsResponse;
  const { conversation, profile } = chats[0]!;
  return [
    { path: '/', ready: 'main input[name=tonight]' },
    {
      path: '/members',
      ready: 'main article',
      open: async () => {
        await page.locator('main button[aria-haspopup=dialog]').filter({ visible: true }).first().click();
        await page.locator('dialog[open] input[type=range]').first().waitFor();
      },
    },
    { path: `/members/${profile.id}`, ready: 'main [data-profile-photo]' },
    { path: '/likes', ready: 'main article' },
    { path: '/swipe-game', ready: 'main [data-deck-card=top]' },
    { path: '/match-finder', ready: 'main input[name=age]' },
    { path: '/chats', ready: 'main [data-name]' },
    { path: `/chats/${conversation.id}`, ready: 'main [role=log] p, main [role=log] li' },
  ];
}

for (const code of LOCALE_CODES) {
  test(`[0.001] the screens of members are whole in ${code} on a phone`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: WIDTH, height: 844 });
    await haveSession(page.context(), baseURL!, daan);
    await page.request.put('/api/user.php', { headers: clientHeaders(baseURL!), data: { language: code } });
    await page.context().addCookies([{ name: 'i18n_redirected', value: code, url: baseURL! }]);
    const [first, ...others] = await screensOf(page);
    const found: string[] = [];
    const look = async (where: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const cut = await cutTexts(page);
      found.push(...cut.map((text) => `${where}: ${text}`));
    };
    await page.goto(first!.path);
    await untilHydrated(page);
    await page.locator(first!.ready).first().waitFor();
    await look(first!.path);
    for (const { path, ready, open } of others) {
      await goWithin(page, path);
      await page.locator(ready).filter({ visible: true }).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
      await look(path);
      if (!open) continue;
      await open(page);
      await look(`${path}, open`);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    expect(found).toEqual([]);
  });
}
