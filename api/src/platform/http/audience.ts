import { isCountryCode, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@rendezvous/contract/kernel/locales';
import type { FastifyRequest } from 'fastify';
import type { DomainSettings } from '#src/platform/settings/face.ts';

/** Set by the proxy in front of the server; only read from a peer that `TRUST_PROXY` names. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'x-country-code'] as const;

/** Proxies write XX where they do not know. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!XX)[A-Z]{2}$/.test(value);

/** The country of the world a request comes from: the proxy's word, else that of its address. */
export function placeOf(request: FastifyRequest): string | undefined {
  const { addresses, config } = request.server.services;
  const stated = config.trustsProxy?.(request.socket.remoteAddress ?? '', 0)
    ? COUNTRY_HEADERS.map((name) => request.headers[name]).find(isCode)
    : undefined;
  return stated ?? addresses.placeOf(request.ip);
}

/** The country a request comes from where the product serves it, else the domain's own country. */
export function addressCountry(request: FastifyRequest, settings: DomainSettings): CountryCode {
  const place = placeOf(request);
  return isCountryCode(place) ? place : settings.value('domain_country');
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

/** Language of a visitor without a choice: the domain's where the product speaks it, the browser's, English. */
export function spokenLocale(domainLanguage: string, accepted: string | undefined): Locale {
  return isLocale(domainLanguage) ? domainLanguage : (browserLocale(accepted) ?? DEFAULT_LOCALE);
}
