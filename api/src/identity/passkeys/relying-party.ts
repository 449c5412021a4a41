import { isIP } from 'node:net';
import type { Config } from '#src/platform/config.ts';
import { isLoopback } from '#src/platform/lib/loopback.ts';

/** The site as authenticators know it. */
export interface RelyingParty {
  /** Host name that passkeys belong to. */
  id: string;
  /** The one origin whose pages may use them. */
  origin: string;
}

/**
 * Reads the site from the configured address, never from a request. Browsers know no passkeys for numeric addresses: those of the machine
 * itself are called `localhost`.
 */
export function relyingParty({ BASE_URL }: Pick<Config, 'BASE_URL'>): RelyingParty {
  const address = new URL(BASE_URL);
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isLoopback(host)) address.hostname = 'localhost';
  return { id: address.hostname, origin: address.origin };
}
