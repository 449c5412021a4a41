import type { Locale } from '@rendezvous/contract/kernel/locales';
import { readTheme } from '@rendezvous/contract/resources/preferences/values';
import type { PageData } from '@rendezvous/contract/composition/page';
import { ABSENT_SETTINGS } from '@rendezvous/contract/settings/absent-settings';
import type { Settings } from '@rendezvous/contract/settings/schemas';

/** What the frame is drawn from until the settings have come: nothing is claimed, nothing is offered. */
function settingsFor(name: string, locale: Locale): Settings {
  return {
    ...ABSENT_SETTINGS,
    name,
    index_title: name,
    domain: window.location.host,
    domain_language: locale,
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    traffic_source: false,
    push_public_key: null,
    minimum_message_costs: {},
    capabilities: [],
    interests: [],
    region_labels: {},
  };
}

/** A page of which only the address is known. */
export function placeholderPage(locale: Locale, url: string): PageData {
  const site = document.querySelector('meta[property="og:site_name"]')?.getAttribute('content');
  return {
    settings: settingsFor(site || document.title || window.location.hostname, locale),
    registry: {},
    locale,
    url,
    user: null,
    userKnown: false,
    status: 200,
    offers: { bonus: null, welcome: null, window_seconds: 0 },
    dismissed: [],
    screen: null,
    theme: readTheme(document.documentElement.dataset.theme),
    year: new Date().getFullYear(),
    rendered: null,
  };
}
