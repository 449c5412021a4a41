import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { LOCALE_COOKIE, type Locale } from '@rendezvous/contract/kernel/locales';
import { THEME_COOKIE, type ThemeName } from '@rendezvous/contract/resources/preferences/values';
import type { FastifyReply } from 'fastify';

/** Cookie with the country a visitor chose (spec §4 Site-entry warning, selected country). */
export const COUNTRY_COOKIE = 'selected_country';
/** How long a browser stores language, country and look (spec §9 Cookies). */
const YEAR_S = 365 * 24 * 3600;

/** Stores choices in the browser; its scripts write language and look as well, so they may read them. */
export function storeChoices(
  reply: FastifyReply,
  chosen: {
    language?: Locale | undefined;
    country?: CountryCode | undefined;
    theme?: ThemeName | undefined;
  },
): void {
  const cookies = [
    [LOCALE_COOKIE, chosen.language],
    [COUNTRY_COOKIE, chosen.country],
    [THEME_COOKIE, chosen.theme],
  ] as const;
  for (const [name, value] of cookies)
    if (value) reply.setCookie(name, value, { path: '/', sameSite: 'lax', maxAge: YEAR_S });
}
