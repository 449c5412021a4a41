import { THEME_COOKIE } from '@rendezvous/contract/resources/preferences/values';

const YEAR_S = 365 * 24 * 3600;

/**
 * Shows a chosen look at once and stores it for a year, before hydration and after. The frame draws the form and informs the rest
 * of the browser (kernel/theme).
 */
export function showChosenTheme(): void {
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== THEME_COOKIE) return;
    document.documentElement.dataset.theme = value;
    document.cookie = `${name}=${value};path=/;max-age=${YEAR_S};samesite=lax`;
  });
}
