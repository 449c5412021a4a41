import { Type, type Static } from 'typebox';

const text = (fallback: string, description: string) => Type.String({ default: fallback, description });
/** A text that is empty or fits; the pattern is anchored here. */
const optional = (pattern: string, description: string) =>
  Type.String({ pattern: `^(${pattern})?$`, default: '', description });

/**
 * Every variable the server reads, with its default and its meaning. An empty value counts as absent. `npm run write environment`
 * writes the table of the root README from it.
 */
export const Environment = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 4200,
    description: 'port it listens on; `0` means a free port',
  }),
  HOST: text('127.0.0.1', 'address it listens on'),
  BASE_URL: optional(
    'https?://.+',
    'address of the site in mails and return links; without it `http://localhost:` and the port',
  ),
  TRUST_PROXY: text(
    '',
    'proxies in front that set `X-Forwarded-*`: their number (`1`), or their addresses and networks (`10.0.0.0/8,fd00::/8`)',
  ),
  NODE_ENV: text('development', '`production` closes the development pages, also on a loopback address'),
  DATA_DIR: text('.data', 'folder of the embedded database and of files'),
  DIST_DIR: text('dist', 'folder of the built shell and remotes, with several versions of each'),
  SEED: Type.Enum(['demo', 'none'], {
    default: 'demo',
    description:
      '`demo` fills an empty database with the demonstration site; `none` leaves it to pages and landing pages',
  }),
  DATABASE_URL: optional('postgres(ql)?://.*', 'PostgreSQL 15 or later; without it the embedded database'),
  REDIS_URL: optional(
    'rediss?://.*',
    'Redis for live events and shared limits, as soon as there is a second process',
  ),
  SMTP_URL: optional('smtps?://.*', 'server for mails; without it they are at `/dev/mail`'),
  SMS_URL: optional('https?://.*', 'service for text messages; without it they are at `/dev/sms`'),
  PAYMENT_PROVIDER: optional(
    'mollie|sandbox|sandbox-events',
    'provider of new orders: `mollie`, or one of the test checkouts, which exist only where nothing real is connected: `sandbox` reports ids, `sandbox-events` signed events; without it Mollie where it has a key, else `sandbox`',
  ),
  OPERATOR_KEY: optional(
    '.{24,}',
    'key of the first operator, who logs in at `/ops` and sets up a second factor there; 24 characters or more',
  ),
  SECRET_KEY: optional(
    '[^,]{32,}(,[^,]{32,})*',
    'key that seals the secrets in the database, 32 characters or more; a former one follows after a comma until each server has started with the new one; without it, where nothing real is connected, one is made in `DATA_DIR`',
  ),
  VAPID_PUBLIC_KEY: optional(
    '[A-Za-z0-9_-]{87}',
    'public key that browsers subscribe to push messages with, base64url; without the pair one is made and stored in the database',
  ),
  VAPID_PRIVATE_KEY: optional('[A-Za-z0-9_-]{43}', 'private key of that pair, base64url'),
  VAPID_SUBJECT: optional(
    'mailto:[^@\\s]+@[^@\\s]+|https://.+',
    'contact for push services, `mailto:` or `https:`; without it the support address',
  ),
  PUSH_PRIVATE_ADDRESSES: Type.Boolean({
    default: false,
    description:
      '`true` permits push services on this machine, for tests (`NODE_EXTRA_CA_CERTS`); refused where a real service is connected',
  }),
  MAIL_FEEDBACK_KEY: optional(
    '.{24,}',
    'key of the mail provider for `POST /api/mail-feedback` (`Authorization: Bearer`), 24 characters or more; closed without it',
  ),
  MOLLIE_API_KEY: optional(
    '(test|live)_[A-Za-z0-9]{20,64}',
    'key of Mollie; a `test_` key only where nothing real is connected, a `live_` key only with `DATABASE_URL`. Mollie does not accept dating of this kind: the adapter is a reference',
  ),
  MOLLIE_API_URL: optional(
    'https://[^/]+/v2/?',
    'root of the API of Mollie where it is another than its own, for tests; only with a `test_` key',
  ),
  RENDER_LIMIT_MS: Type.Integer({
    minimum: 10,
    maximum: 10_000,
    default: 300,
    description: 'time of a page in a render process before it is sent without server HTML',
  }),
  RENDER_MEMORY_MB: Type.Integer({
    minimum: 100,
    maximum: 4096,
    default: 300,
    description: 'memory at which a render process is replaced',
  }),
  RATE_LIMIT_FACTOR: Type.Number({
    exclusiveMinimum: 0,
    default: 1,
    description: 'multiplies every rate limit, for load tests',
  }),
  LOG_SQL: Type.Boolean({
    default: false,
    description: '`true` logs each statement with its time and the id of its request, without values',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'level of the log; `npm start` sets `warn`',
  }),
});
export type Environment = Static<typeof Environment>;

/** Second half of the message about a value that does not fit. */
export const HINTS: Record<string, string> = {
  VAPID_PUBLIC_KEY: 'must be the 65 bytes of a public key in base64url (87 characters)',
  VAPID_PRIVATE_KEY: 'must be the 32 bytes of a private key in base64url (43 characters)',
  VAPID_SUBJECT: 'must be mailto:somebody@example.org or an https address',
  MAIL_FEEDBACK_KEY: 'must have at least 24 characters',
  MOLLIE_API_KEY: 'must be a key of Mollie, which starts with test_ or live_',
  MOLLIE_API_URL: 'must be an https address that ends with /v2',
  SECRET_KEY: 'must have at least 32 characters, and no comma but between two keys',
  OPERATOR_KEY: 'must have at least 24 characters',
  DATABASE_URL: 'must start with postgres://',
  BASE_URL: 'must be a full address such as https://example.org',
  TRUST_PROXY:
    'must be the number of proxies in front, such as 1, or their addresses and networks, such as 10.0.0.0/8,fd00::/8',
};
