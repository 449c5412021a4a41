import path from 'node:path';
import { Ajv } from 'ajv';
import { Environment, HINTS } from '#src/platform/environment.ts';
import { isLoopback } from '#src/platform/lib/loopback.ts';
import { trustedProxies, type TrustsProxy } from '#src/platform/lib/trusted-proxies.ts';
import { isVapidPair } from '#src/platform/lib/vapid.ts';

/** What the server runs with: the environment plus what follows from it. */
export interface Config extends Environment {
  /** Absolute folder of embedded database, files and outbox. */
  DATA_DIR: string;
  /** Absolute folder of the built shell and remotes. */
  DIST_DIR: string;
  /** Address that links in mails start with; never read from a request. */
  BASE_URL: string;
  /** Which peers are proxies whose `X-Forwarded-*` headers count; null without a proxy. */
  trustsProxy: TrustsProxy | null;
  /** Development pages answer: loopback listener and base address, no proxy, nothing real attached (see API, Development endpoints). */
  development: boolean;
  /** Something real is connected: mail, text messages, a database on another machine, or an address that others open. */
  real: boolean;
}

/** The environment does not fit its schema; the message names the variable. */
export class ConfigError extends Error {}

function databaseIsLocal(url: string): boolean {
  if (!url) return true;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return host === '' || host.startsWith('/') || isLoopback(host);
}

/** @throws ConfigError for a `TRUST_PROXY` that names no proxies */
function readProxies(text: string): TrustsProxy | null {
  if (!text) return null;
  const trusts = trustedProxies(text);
  if (!trusts) throw new ConfigError(`TRUST_PROXY ${HINTS.TRUST_PROXY}`);
  return trusts;
}

function baseUrlOf({ BASE_URL: text, PORT: port }: Environment): string {
  const url = text || `http://localhost:${port}`;
  if (!URL.canParse(url)) throw new ConfigError(`BASE_URL ${HINTS.BASE_URL}`);
  return url.replace(/\/+$/, '');
}

/** Address of the site for the person who started it: `BASE_URL`, or where it listens when the system chose the port. */
export const shownAddress = (
  { PORT, BASE_URL }: Pick<Config, 'PORT' | 'BASE_URL'>,
  listening: string,
): string => (PORT === 0 ? listening : BASE_URL);

/** Both keys or none, of one pair; endpoints in private nets only where nothing is real. */
function checkPush(values: Environment, development: boolean): void {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if (Boolean(publicKey) !== Boolean(privateKey))
    throw new ConfigError('VAPID_PRIVATE_KEY and VAPID_PUBLIC_KEY come together, or neither');
  if (publicKey && !isVapidPair({ publicKey, privateKey }))
    throw new ConfigError('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY');
  if (values.PUSH_PRIVATE_ADDRESSES && !development)
    throw new ConfigError('PUSH_PRIVATE_ADDRESSES is for a loopback listener with nothing real attached');
}

/**
 * A test key makes paid orders for nothing, so it is refused where anything is real; a live key where nothing is, or where the
 * embedded database, which a crash can empty, would contain the books.
 */
function checkPayments(values: Environment, development: boolean): void {
  const { MOLLIE_API_KEY: key, MOLLIE_API_URL: address, DATABASE_URL: database } = values;
  const isTest = key.startsWith('test_');
  if (isTest && !development)
    throw new ConfigError(
      'MOLLIE_API_KEY is a test key, which is for a loopback listener with nothing real attached',
    );
  if (key && !isTest && development)
    throw new ConfigError(
      'MOLLIE_API_KEY is a live key, which is refused where the data are for development',
    );
  if (key && !isTest && !database)
    throw new ConfigError('MOLLIE_API_KEY is a live key, which needs PostgreSQL in DATABASE_URL');
  if (address && !isTest) throw new ConfigError('MOLLIE_API_URL needs a test key in MOLLIE_API_KEY');
}

/**
 * Reads the environment once, at boot.
 * @throws ConfigError naming the first bad variable
 */
export function loadConfig(source: Record<string, string | undefined> = process.env): Config {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(Environment.properties)) {
    const value = source[name]?.trim();
    if (value) values[name] = value;
  }
  const ajv = new Ajv({ coerceTypes: true, useDefaults: true, strict: false });
  const validate = ajv.compile<Environment>(Environment);
  if (!validate(values)) {
    const [error] = validate.errors ?? [];
    const name = error?.instancePath.slice(1) ?? 'environment';
    throw new ConfigError(`${name} ${HINTS[name] ?? error?.message ?? 'is not valid'}`);
  }
  const baseUrl = baseUrlOf(values);
  const trustsProxy = readProxies(values.TRUST_PROXY);
  const real =
    Boolean(values.SMTP_URL || values.SMS_URL) ||
    !databaseIsLocal(values.DATABASE_URL) ||
    !isLoopback(new URL(baseUrl).hostname);
  const development = values.NODE_ENV !== 'production' && isLoopback(values.HOST) && !trustsProxy && !real;
  checkPush(values, development);
  checkPayments(values, development);
  return {
    ...values,
    DATA_DIR: path.resolve(values.DATA_DIR),
    // Relative to the repository, so that the server finds its pages from wherever it is started.
    DIST_DIR: path.resolve(import.meta.dirname, '../../..', values.DIST_DIR),
    BASE_URL: baseUrl,
    trustsProxy,
    development,
    real,
  };
}
