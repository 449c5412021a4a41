import { isCountryCode, type CountryCode } from '@rendezvous/contract/countries';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@rendezvous/contract/locales';
import type { FastifyRequest } from 'fastify';
import { COUNTRY_COOKIE } from './choices.ts';
import type { SettingsAudience } from '#src/platform/settings/service.ts';

/** Set by the proxy in front of the server; only read from a peer that `TRUST_PROXY` names. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'x-country-code'] as const;

/** The country a request comes from: the proxy's word, else that of its address, else the domain's own country. */
export function countryOf(request: FastifyRequest): CountryCode {
  const { addresses, config, settings } = request.server.services;
  const told = config.trustsProxy?.(request.socket.remoteAddress ?? '', 0)
    ? COUNTRY_HEADERS.map((name) => request.headers[name]).find(isCountryCode)
    : undefined;
  return (
    told ??
    addresses.countryOf(request.ip) ??
    settings.value(settings.domainOf(request.host), 'domain_country')
  );
}

function browserLocale(header: string | undefined): Locale | undefined {
  const wishes = (header ?? '').split(',').map((entry) => {
    const [tag = '', quality = 'q=1'] = entry.trim().split(';');
    return { code: tag.slice(0, 2).toLowerCase(), weight: Number(quality.replace(/^\s*q=/, '')) || 0 };
  });
  return wishes
    .sort((a, b) => b.weight - a.weight)
    .map((wish) => wish.code)
    .find(isLocale);
}

/**
 * Language of an answer: the member's saved choice, the language cookie, the domain's language where the product speaks it,
 * the browser's, English (spec §4 Language).
 */
export function localeOf(request: FastifyRequest): Locale {
  const { settings } = request.server.services;
  const cookie = request.cookies[LOCALE_COOKIE];
  if (request.viewer) return request.viewer.language;
  if (isLocale(cookie)) return cookie;
  const domainLanguage = settings.value(settings.domainOf(request.host), 'domain_language');
  if (isLocale(domainLanguage)) return domainLanguage;
  return browserLocale(request.headers['accept-language']) ?? DEFAULT_LOCALE;
}

/** For whom the settings of this request are worded. */
export function audienceOf(request: FastifyRequest): Required<SettingsAudience> {
  const country = countryOf(request);
  const selected = request.cookies[COUNTRY_COOKIE];
  return {
    locale: localeOf(request),
    geoip_country: country,
    selected_country: isCountryCode(selected) ? selected : country,
  };
}
