import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startAlone, type AloneRemote } from '#fixtures/builds/alone.ts';
import { copyCheckout, type Checkout } from '#fixtures/builds/checkout.ts';
import { expect, test } from '#fixtures/test.ts';

/** Times on a quiet machine are in decision 048: under load a test can only check that an edit arrives, and a cold check of types is slow. */
const ARRIVES = { timeout: 180_000 };

/** Heading of the first screen a remote shows alone, and whether it needs a member. */
const SCREENS = [
  { remote: 'members', heading: /halfway/i, member: false },
  { remote: 'payments', heading: /credits|premium/i, member: true },
  { remote: 'signup', heading: /good to see you/i, member: false },
  { remote: 'landers', heading: /.+/, member: false },
] as const;
/** All remotes build and start as one does: without `ALONE=all` (`npm run proof dev`) members and chat represent them. */
const FIRST_SCREENS = SCREENS.filter(({ remote }) => process.env.ALONE === 'all' || remote === 'members');

async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in as premium@demo.example' }).click();
  await expect(page.getByRole('button', { name: 'Log Marijke out' })).toBeVisible();
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}

test.describe('a remote alone', () => {
  let checkout: Checkout;
  let running: AloneRemote | null = null;
  test.beforeAll(() => void (checkout = copyCheckout()));
  test.afterEach(async () => running?.stop());
  test.afterAll(() => checkout.remove());

  /** Milliseconds of each step, for `npm run proof dev`. */
  const figures: Record<string, number> = {};
  async function timed(name: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await work();
    figures[name] = Math.round(performance.now() - began);
  }

  test('mfe-chat shows edits of a text and of a component, preserves typed text, and shows type errors', async ({
    openBrowser,
    site,
  }) => {
    test.setTimeout(600_000);
    const page = await openBrowser('developer');
    await timed('first_paint_from_cold_ms', async () => {
      running = await startAlone(checkout.folder, 'chat', site.url);
      await page.goto(running.url);
      await expect(page.getByRole('banner', { name: 'Development' })).toBeVisible(ARRIVES);
    });
    await logIn(page);
    // The list comes over the bus, from the double of the shell.
    await page.getByRole('link', { name: /Niels/ }).click();
    const draft = page.getByRole('main').getByRole('textbox');
    await draft.fill('half a sentence');
    const title = page.getByRole('main').getByRole('heading').first();
    await expect(title).toHaveText('Messages');

    await timed('edit_of_a_text_ms', async () => {
      edit(join(checkout.folder, 'mfe-chat/lang/en.json'), '"Conversations"', '"Letters"');
      await expect(page.getByRole('region', { name: 'Letters' })).toBeVisible(ARRIVES);
    });

    const panel = join(checkout.folder, 'mfe-chat/src/features/chats/components/chat-list-panel.tsx');
    await timed('edit_of_a_component_ms', async () => {
      edit(
        panel,
        "{intl.formatMessage({ id: 'messages.title'",
        "All {intl.formatMessage({ id: 'messages.title'",
      );
      await expect(title).toHaveText('All Messages', ARRIVES);
    });
    await expect(draft).toHaveValue('half a sentence');

    edit(panel, 'export function', "export const wrong: number = 'text';\n\nexport function");
    await expect(page.getByRole('alert')).toContainText('TS2322', ARRIVES);
    await page.close();
    if (process.env.FIGURES_FILE) writeFileSync(process.env.FIGURES_FILE, JSON.stringify(figures));
  });

  for (const { remote, heading, member } of FIRST_SCREENS) {
    test(`mfe-${remote} shows its first screen`, async ({ openBrowser, site }) => {
      const page = await openBrowser('developer');
      running = await startAlone(checkout.folder, remote, site.url);
      await page.goto(running.url);
      await expect(page.getByRole('banner', { name: 'Development' })).toBeVisible(ARRIVES);
      if (member) await logIn(page);
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible(
        ARRIVES,
      );
      await page.close();
    });
  }
});
