import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Ajv } from 'ajv';
import { isLoopback } from '#src/platform/lib/loopback.ts';
import { trustedProxies, type TrustsProxy } from '#src/platform/lib/trusted-proxies.ts';
import { isVapidPair } from '#src/platform/lib/vapid.ts';

const Text = (fallback: string) => Type.String({ default: fallback });
const Url = Type.String({ pattern: '^(https?://.+)?$', default: '' });

/** Every variable the server reads, with its default. An empty value counts as absent. */
const Environment = Type.Object({
  NODE_ENV: Text('development'),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4200 }),
  HOST: Text('127.0.0.1'),
  DATA_DIR: Text('.data'),
  DIST_DIR: Text('dist'),
  RENDER_LIMIT_MS: Type.Integer({ minimum: 10, maximum: 10_000, default: 300 }),
  RENDER_MEMORY_MB: Type.Integer({ minimum: 100, maximum: 4096, default: 300 }),
  BASE_URL: Url,
  DATABASE_URL: Type.String({ pattern: '^(postgres(ql)?://.*)?$', default: '' }),
  REDIS_URL: Type.String({ pattern: '^(rediss?://.*)?$', default: '' }),
  SMTP_URL: Type.String({ pattern: '^(smtps?://.*)?$', default: '' }),
  SMS_URL: Type.String({ pattern: '^(https?://.*)?$', default: '' }),
  VAPID_PUBLIC_KEY: Type.String({ pattern: '^([A-Za-z0-9_-]{87})?$', default: '' }),
  VAPID_PRIVATE_KEY: Type.String({ pattern: '^([A-Za-z0-9_-]{43})?$', default: '' }),
  VAPID_SUBJECT: Type.String({ pattern: '^(mailto:[^@\\s]+@[^@\\s]+|https://.+)?$', default: '' }),
  PUSH_PRIVATE_ADDRESSES: Type.Boolean({ default: false }),
  MAIL_FEEDBACK_KEY: Type.String({ pattern: '^(.{24,})?$', default: '' }),
  OPERATOR_KEY: Type.String({ pattern: '^(.{24,})?$', default: '' }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'info' }),
  RATE_LIMIT_FACTOR: Type.Number({ exclusiveMinimum: 0, default: 1 }),
  TRUST_PROXY: Text(''),
  SEED: Type.Enum(['demo', 'none'], { default: 'demo' }),
});

const HINTS: Record<string, string> = {
  VAPID_PUBLIC_KEY: 'must be the 65 bytes of a public key in base64url (87 characters)',
  VAPID_PRIVATE_KEY: 'must be the 32 bytes of a private key in base64url (43 characters)',
  VAPID_SUBJECT: 'must be mailto:somebody@example.org or an https address',
  MAIL_FEEDBACK_KEY: 'must have at least 24 characters',
  OPERATOR_KEY: 'must have at least 24 characters',
  DATABASE_URL: 'must start with postgres://',
  BASE_URL: 'must be a full address such as https://example.org',
  TRUST_PROXY:
    'must be the number of proxies in front, such as 1, or their addresses and networks, such as 10.0.0.0/8,fd00::/8',
};

/** What the server runs with: the environment plus what follows from it. */
export interface Config extends Static<typeof Environment> {
  /** Absolute folder of embedded database, files and outbox. */
  DATA_DIR: string;
  /** Absolute folder of the built shell and remotes. */
  DIST_DIR: string;
  /** Address that links in mails start with; never taken from a request. */
  BASE_URL: string;
  /** Which peers are proxies whose `X-Forwarded-*` headers count; null without a proxy. */
  trustsProxy: TrustsProxy | null;
  /** Development pages answer: loopback listener and base address, no proxy, nothing real attached (see API, Development endpoints). */
  development: boolean;
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

function baseUrlOf({ BASE_URL: text, PORT: port }: Static<typeof Environment>): string {
  const url = text || `http://localhost:${port}`;
  if (!URL.canParse(url)) throw new ConfigError(`BASE_URL ${HINTS.BASE_URL}`);
  return url.replace(/\/+$/, '');
}

/** Both keys or none, of one pair; endpoints in private nets only where nothing is real. */
function checkPush(values: Static<typeof Environment>, development: boolean): void {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if (Boolean(publicKey) !== Boolean(privateKey))
    throw new ConfigError('VAPID_PRIVATE_KEY and VAPID_PUBLIC_KEY come together, or neither');
  if (publicKey && !isVapidPair({ publicKey, privateKey }))
    throw new ConfigError('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY');
  if (values.PUSH_PRIVATE_ADDRESSES && !development)
    throw new ConfigError('PUSH_PRIVATE_ADDRESSES is for a loopback listener with nothing real attached');
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
  const validate = ajv.compile<Static<typeof Environment>>(Environment);
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
  return {
    ...values,
    DATA_DIR: path.resolve(values.DATA_DIR),
    // Relative to the repository, so that the server finds its pages from wherever it is started.
    DIST_DIR: path.resolve(import.meta.dirname, '../../..', values.DIST_DIR),
    BASE_URL: baseUrl,
    trustsProxy,
    development,
  };
}
