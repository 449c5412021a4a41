import { isCountryCode, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { isLocale, LOCALE_COOKIE, type Locale } from '@rendezvous/contract/kernel/locales';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { Tracking } from '@rendezvous/contract/resources/signup/schemas';
import { sourceOf, TRACKING_COOKIE } from '@rendezvous/contract/resources/signup/tracking';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Live } from '#src/platform/ports/live.ts';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import type { DomainSettings, SettingsAudience, SettingsService } from '#src/platform/settings/face.ts';
import type { App } from '#src/platform/types.ts';
import { addressCountry, spokenLocale } from './audience.ts';
import { COUNTRY_COOKIE } from './choices.ts';

/** The caller of a request, the domain, the language and the time: `request.context`, made once per request. */
export class RequestContext {
  /** The member behind the session; null for visitors. The session hook sets it. */
  viewer: Viewer | null = null;
  /** The session could not be looked up; only on routes with an `optional` session. */
  viewerUnknown = false;
  /** Settings of the request's domain. */
  readonly settings: DomainSettings;
  /** Settings of each domain, for members of other sites. */
  readonly settingsOfSites: Pick<SettingsService, 'value'>;
  readonly clock: Clock;
  readonly live: Live;
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    const { settings, clock, live } = request.server.services;
    this.settings = settings.ofHost(request.host);
    this.settingsOfSites = settings;
    this.clock = clock;
    this.live = live;
    this.#request = request;
  }

  /** The signed-in member. @throws problem `authentication_required` for visitors, on routes open to both */
  get member(): Viewer {
    if (!this.viewer) throw problem('authentication_required');
    return this.viewer;
  }

  /** Name of the domain that the request's host belongs to. */
  get domain(): string {
    return this.settings.domain;
  }

  get now(): Date {
    return this.clock.now();
  }

  /** Language of the answer (spec §4 Language): saved choice of the member, cookie, domain, browser, English. */
  get locale(): Locale {
    const chosen = this.viewer?.language ?? this.#request.cookies[LOCALE_COOKIE];
    if (isLocale(chosen)) return chosen;
    return spokenLocale(this.settings.value('domain_language'), this.#request.headers['accept-language']);
  }

  /** Country that the visitor chose, or the country of the request's address. */
  get country(): CountryCode {
    return this.audience.selected_country;
  }

  /** Language and countries of the viewer, which word the public settings. */
  get audience(): Required<SettingsAudience> {
    const country = addressCountry(this.#request, this.settings);
    const selected = this.#request.cookies[COUNTRY_COOKIE];
    return {
      locale: this.locale,
      geoip_country: country,
      selected_country: isCountryCode(selected) ? selected : country,
      traffic_source: this.tracking !== null,
    };
  }

  /**
   * Public settings for the caller, as a page needs them at its start (spec §7 Calls: settings.php).
   * @param start `forced_domain`: the host that decides the domain, else the request's; `locale`: language of the page, else of the answer
   */
  settingsOf({ forced_domain, locale }: { forced_domain?: string; locale?: Locale } = {}): Settings {
    const { settings } = this.#request.server.services;
    const domain = forced_domain === undefined ? this.settings : settings.ofHost(forced_domain);
    return domain.present({ ...this.audience, ...(locale && { locale }) });
  }

  /** Traffic source that the address names, else the one that the browser stores (spec §3 Affiliate tracking data). */
  get tracking(): Tracking | null {
    const { url, cookies } = this.#request;
    return sourceOf(new URLSearchParams(url.split('?')[1]), cookies[TRACKING_COOKIE]);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller, domain, language and time of the request. */
    readonly context: RequestContext;
    /** The context once it was read; null before. */
    madeContext: RequestContext | null;
  }
}

/** Gives each request its context, made when it is first read. */
export async function contextPlugin(app: App): Promise<void> {
  app.decorateRequest('madeContext', null);
  app.decorateRequest('context', {
    getter(this: FastifyRequest) {
      return (this.madeContext ??= new RequestContext(this));
    },
  });
}
