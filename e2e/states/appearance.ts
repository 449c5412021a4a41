import type { Page } from '@playwright/test';

/** How the device shows pages. */
export interface Appearance {
  theme: 'light' | 'dark';
  installed?: boolean;
}

/** Sets theme, stillness and the way the site runs, as the page's media queries see them. Takes effect without a reload. */
export async function appear(page: Page, { theme, installed = false }: Appearance): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const features = [
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'display-mode', value: installed ? 'standalone' : 'browser' },
  ];
  await session.send('Emulation.setEmulatedMedia', { features });
  await session.detach();
}
