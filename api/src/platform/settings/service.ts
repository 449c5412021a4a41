import type { Settings } from '@rendezvous/contract/settings/schemas';
import {
  SETTINGS,
  isSettingKey,
  type SettingKey,
  type SettingValue,
} from '@rendezvous/contract/settings/table';
import type { Db } from '#src/platform/db/database.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import type { SettingsAudience } from './audience.ts';
import { presentSettings } from './presenter.ts';
import { EVERY_DOMAIN, readSettings } from './repository.ts';

/** Domain of hosts that no other domain claims. */
export const DEFAULT_DOMAIN = 'rendezvous.example';
const REFRESH_MS = 5_000;

/** Settings of one domain. */
export interface DomainSettings {
  readonly domain: string;
  value<K extends SettingKey>(key: K): SettingValue<K>;
  /** Public settings, as the contract sends them: one object as long as no setting changes. */
  present(audience?: SettingsAudience): Settings;
}

export interface SettingsService {
  /** Settings of the domain that a host belongs to; unknown hosts belong to the default. Ports do not matter. */
  ofHost(host: string): DomainSettings;
  /** One setting of a domain. Changes arrive within 10 s on every process (spec §3 Settings). */
  value<K extends SettingKey>(domain: string, key: K): SettingValue<K>;
  /** The other domains of this server with their names, in the order of these. */
  otherSites(domain: string): { domain: string; name: string }[];
  /** Hosts that a domain answers under. */
  hostsOf(domain: string): string[];
  /** Values as they would be with a change; undefined removes the domain's value. */
  withValue(domain: string, key: string, value: unknown): Pick<SettingsService, 'value'>;
  /** Reads the table again at once. */
  reload(): Promise<void>;
  /** Reads the table every few seconds until `stop`. */
  start(): void;
  stop(): void;
}

interface Snapshot {
  hosts: Map<string, string>;
  values: Map<string, unknown>;
  /** The rows as text: what is presented stays as long as they do. */
  text: string;
  presented: Map<string, Settings>;
}

/** Number of cached public settings: domains times languages times countries have no useful end. */
const MOST_PRESENTED = 300;

function hostname(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/** @throws Error naming the setting and what is wrong with the value */
export function checkSetting(key: string, value: unknown): asserts key is SettingKey {
  if (!isSettingKey(key)) throw new Error(`no setting is called ${key}`);
  const validate = validatorOf(SETTINGS[key].schema);
  if (validate(value)) return;
  const [error] = validate.errors ?? [];
  throw new Error(`${key}${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`);
}

/** The value of a domain, of all domains, or of the product. */
function valueIn<K extends SettingKey>(
  values: ReadonlyMap<string, unknown>,
  domain: string,
  key: K,
): SettingValue<K> {
  const own = values.get(`${domain} ${key}`) ?? values.get(`${EVERY_DOMAIN} ${key}`);
  return (own === undefined ? SETTINGS[key].initial : own) as SettingValue<K>;
}

export async function createSettings(db: Db, pushPublicKey: string | null): Promise<SettingsService> {
  let snapshot: Snapshot = { hosts: new Map(), values: new Map(), text: '', presented: new Map() };
  let timer: NodeJS.Timeout | undefined;

  function present(domain: string, value: DomainSettings['value'], audience: SettingsAudience): Settings {
    const { locale, geoip_country, selected_country, traffic_source } = audience;
    const key = [domain, locale, geoip_country, selected_country, traffic_source].join(' ');
    const { presented } = snapshot;
    const cached = presented.get(key);
    if (cached) return cached;
    if (presented.size >= MOST_PRESENTED) presented.clear();
    const settings = presentSettings(domain, value, audience, pushPublicKey);
    presented.set(key, settings);
    return settings;
  }

  const service: SettingsService = {
    value: (domain, key) => valueIn(snapshot.values, domain, key),
    withValue(domain, key, value) {
      const values = new Map(snapshot.values);
      if (value === undefined) values.delete(`${domain} ${key}`);
      else values.set(`${domain} ${key}`, value);
      return { value: (site, setting) => valueIn(values, site, setting) };
    },
    ofHost(host) {
      const domain = snapshot.hosts.get(hostname(host)) ?? DEFAULT_DOMAIN;
      const value: DomainSettings['value'] = (key) => service.value(domain, key);
      return { domain, value, present: (audience = {}) => present(domain, value, audience) };
    },
    hostsOf: (domain) => [...snapshot.hosts].filter(([, one]) => one === domain).map(([host]) => host),
    otherSites(domain) {
      const others = new Set([DEFAULT_DOMAIN, ...snapshot.hosts.values()]);
      others.delete(domain);
      return [...others]
        .map((other) => ({ domain: other, name: service.value(other, 'name') }))
        .sort((a, b) => a.name.localeCompare(b.name));
    },
    async reload() {
      const { rows, hosts } = await readSettings(db);
      const text = JSON.stringify([rows, hosts]);
      if (text === snapshot.text) return;
      const usable = rows.filter(
        (row) => isSettingKey(row.key) && validatorOf(SETTINGS[row.key].schema)(row.value),
      );
      snapshot = {
        hosts: new Map(hosts.map((row) => [row.host, row.domain])),
        values: new Map(usable.map((row) => [`${row.domain} ${row.key}`, row.value])),
        text,
        presented: new Map(),
      };
    },
    start() {
      // A database that is away for a moment leaves the last known settings in force.
      timer ??= setInterval(() => void service.reload().catch(() => {}), REFRESH_MS).unref();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
  await service.reload();
  return service;
}
