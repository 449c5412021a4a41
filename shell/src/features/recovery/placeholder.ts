import type { Locale } from '@rendezvous/contract/locales';
import type { PageData } from '@rendezvous/contract/page';
import type { Settings } from '@rendezvous/contract/settings';

/** What the frame is drawn from until the settings have come: nothing is claimed, nothing is offered. */
function settingsFor(name: string, locale: Locale): Settings {
  return {
    name,
    domain: window.location.host,
    domain_language: locale,
    description: '',
    index_title: name,
    cdn_prefix: '',
    countries: [],
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    signups: 'none',
    logged_out_search: 'none',
    logged_out_search_trafficsource: 'none',
    enable_site_entry_popup: 'no',
    push_public_key: null,
    support_email: '',
    support_phone: '',
    fictional_icon: '',
    fictional_warning: '',
    fictional_singular: '',
    fictional_plural: '',
    visible_profile_fields: [],
    visible_profile_notes: [],
    search_fields: [],
    message_credits: 0,
    signup_credits: 0,
    photo_credits: 0,
    gift_credits: 0,
    message_length: 0,
    minimum_message_costs: {},
    refund_days: 0,
    member_resell: false,
    cam_url: null,
    interests: [],
    region_labels: {},
    min_age: 18,
    free_likes_per_day: 0,
    free_conversations: 0,
    free_photos: 0,
    premium_photos: 0,
    premium_claim: null,
    fictional_contact: 'none',
    demonstration: false,
    designVersion: 2,
    company: {
      name: '',
      address: '',
      kvk: '',
      city: '',
      country: '',
      tradenames: [],
      vat_numbers: [],
      support_phone: '',
      delete_discount: 0,
      added: '',
    },
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
    trafficSource: false,
    year: new Date().getFullYear(),
    rendered: null,
  };
}
