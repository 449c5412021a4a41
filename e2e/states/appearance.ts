import type { CDPSession, Page } from '@playwright/test';

/** How the device shows pages. */
export interface Appearance {
  theme: 'light' | 'dark';
  installed?: boolean;
}

/** What a session emulates ends with it, so it stays open as long as its page. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets theme, stillness and the way the site runs, as the page's media queries see them. Takes effect without a reload. */
export async function appear(page: Page, { theme, installed = false }: Appearance): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const features = [
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'display-mode', value: installed ? 'standalone' : 'browser' },
  ];
  await session.send('Emulation.setEmulatedMedia', { features });
}
