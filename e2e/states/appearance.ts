import type { CDPSession, Page } from '@playwright/test';

/** Media features of the device. */
export interface Appearance {
  theme: 'light' | 'dark';
  installed?: boolean;
}

/** Emulation ends with its session, so the session stays open as long as the page. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets theme, reduced motion and display mode as media queries see them, without a reload. */
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
