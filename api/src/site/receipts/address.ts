import { DEFAULT_DOMAIN, type SettingsService } from '#src/platform/settings/face.ts';
import type { Services } from '#src/platform/services.ts';

/**
 * Address of a site for its members' mails: `BASE_URL` for the default domain and one that has its host, else the same with a host of the domain.
 * Where only this machine is served, hosts of this machine come first.
 */
export function siteAddress(
  { settings, config }: Pick<Services, 'config'> & { settings: Pick<SettingsService, 'hostsOf'> },
  domain: string,
): string {
  const base = new URL(config.BASE_URL);
  const hosts = settings.hostsOf(domain);
  if (domain === DEFAULT_DOMAIN || hosts.includes(base.hostname)) return config.BASE_URL;
  const isLocal = (host: string) => /(^|\.)localhost$/.test(host);
  const host = hosts.find((one) => isLocal(one) === isLocal(base.hostname)) ?? hosts[0];
  if (!host) return config.BASE_URL;
  base.hostname = host;
  return base.href.replace(/\/+$/, '');
}
