import { readTheme, THEME_COOKIE, type ThemeName } from '@rendezvous/contract/resources/preferences/values';
import { openChannel } from '#src/lib/channel.ts';

const COOKIE = new RegExp(`(?:^|; )${THEME_COOKIE}=(\\w+)`);
const root = document.documentElement;

/**
 * Does what follows a choice of the look, which the page's head has shown and stored (`shell/src/early`): the other tabs and the
 * browser's own bars get it. A choice from before this code came is published now. Returns the function that stops this.
 */
export function followTheme(drawn: ThemeName): () => void {
  const tabs = openChannel<ThemeName>('rv.theme', showEverywhere);
  const broadcast = (): void => {
    const chosen = readTheme(root.dataset.theme);
    showEverywhere(chosen);
    tabs?.send(chosen);
  };
  const handleChange = ({ target }: Event): void => {
    if ((target as HTMLInputElement).name === THEME_COOKIE) broadcast();
  };
  // A page restored from the browser's cache has received nothing meanwhile.
  const handleReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) showEverywhere(readTheme(COOKIE.exec(document.cookie)?.[1]));
  };
  window.addEventListener('change', handleChange);
  window.addEventListener('pageshow', handleReturn);
  if (readTheme(root.dataset.theme) !== drawn) broadcast();
  return () => {
    window.removeEventListener('change', handleChange);
    window.removeEventListener('pageshow', handleReturn);
    tabs?.close();
  };
}

/** Shows a look on the page, in each form that offers it, and in the browser's bars: two colours, light before dark. */
function showEverywhere(look: ThemeName): void {
  root.dataset.theme = look;
  for (const choice of document.querySelectorAll<HTMLInputElement>(`input[name=${THEME_COOKIE}]`))
    choice.checked = choice.value === look;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  if (light) light.media = mediaOf('light', look);
  if (dark) dark.media = mediaOf('dark', look);
}

const mediaOf = (own: 'light' | 'dark', look: ThemeName): string =>
  look === 'device' ? `(prefers-color-scheme:${own})` : look === own ? 'all' : 'not all';
