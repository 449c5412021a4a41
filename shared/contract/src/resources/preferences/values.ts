/** Looks of the site to choose from; `device` follows the system. */
export const THEMES = ['device', 'light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Cookie with the choice, 365 days. The field of a form has the same name, and so has the attribute of the root element: `data-theme`. */
export const THEME_COOKIE = 'theme';

/** The look that a value of the cookie or the attribute names; the device's for any other. */
export function readTheme(cookie: string | null | undefined): ThemeName {
  return THEMES.find((name) => name === cookie) ?? 'device';
}
