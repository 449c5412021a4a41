import type { BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/axe.ts';
import { daan, marijke, type Account } from '#fixtures/people.ts';
import { test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

/** Screens of the slice by who sees them. */
const VISITOR = ['/', '/members', '/landers/adultonly', '/pricing', '/signup', '/login', '/lang-config', '/nothing-here'];
const FREE = ['/', '/members?gender=female&country=NL', '/likes', '/likes/sent', '/likes/matches', '/chats', '/premium', '/credits/p2', '/transactions'];
const PREMIUM = ['/credits', '/chats'];

const VIEWS: { title: string; options: BrowserContextOptions }[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({
    title: `${colorScheme} at ${width} px`,
    options: { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' as const },
  })),
);

async function look(page: Page, paths: readonly string[], view: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => {});
    await expectAccessible(page, `${path}, ${view}`);
  }
}

for (const { title, options } of VIEWS) {
  test.describe(`accessibility, ${title}`, () => {
    test.setTimeout(240_000);

    test('entry warning and the screens of a visitor', async ({ openBrowser, complaints }) => {
      complaints.expect(/404 .*\/nothing-here/);
      const page = await openBrowser('visitor', options);
      await page.goto('/');
      await page.getByRole('dialog').first().waitFor();
      await expectAccessible(page, `entry warning, ${title}`);
      await confirmAdult(page);
      await look(page, VISITOR, title);
    });

    const asMember = (who: string, account: Account, paths: readonly string[], conversation: boolean): void => {
      test(`the screens of a ${who} member`, async ({ openBrowser }) => {
        const page = await openBrowser(who, options);
        await page.goto('/');
        await confirmAdult(page);
        await logIn(page, account);
        await look(page, [...paths, ...(await deepPaths(page, conversation))], title);
      });
    };
    asMember('free', daan, FREE, false);
    asMember('premium', marijke, PREMIUM, true);
  });
}

/** A profile of each kind, and a conversation. */
async function deepPaths(page: Page, conversation: boolean): Promise<string[]> {
  const get = async <T>(path: string): Promise<T> => (await page.request.get(path)).json() as Promise<T>;
  if (conversation) {
    const { chats } = await get<{ chats: { conversation: { id: string } }[] }>('/api/chats.php');
    return chats.slice(0, 1).map((chat) => `/chats/${chat.conversation.id}`);
  }
  const { items } = await get<{ items: { id: string; fictional: boolean }[] }>('/api/members.php?gender=female&fictional=true');
  const kinds = [items.find(({ fictional }) => !fictional), items.find(({ fictional }) => fictional)];
  return kinds.flatMap((member) => (member ? [`/members/${member.id}`] : []));
}
