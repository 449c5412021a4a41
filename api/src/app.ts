import path from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import type { Config } from '#src/platform/config.ts';
import { openDatabase, type OpenDatabase } from '#src/platform/db/database.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { createAfterwards, createUnitOfWork } from '#src/platform/db/unit-of-work.ts';
import { createClock, type Clock } from '#src/platform/lib/clock.ts';
import { loggerOptions, type LogStream } from '#src/platform/lib/logger.ts';
import { createKeyRing } from '#src/platform/lib/key-ring.ts';
import { createSigner } from '#src/platform/lib/signer.ts';
import { vapidKeys } from '#src/platform/push/face.ts';
import { knownBrowser, sessionFinder, touchSession } from '#src/identity/accounts/face.ts';
import { findOperator } from '#src/identity/operators/face.ts';
import { findPartner } from '#src/identity/partners/face.ts';
import { createLiveBus } from '#src/conversation/events/face.ts';
import { createSettings, DEFAULT_DOMAIN, openSecrets, secretKeys } from '#src/platform/settings/face.ts';
import { accessPlugin } from '#src/platform/http/access.ts';
import { answersPlugin } from '#src/platform/http/answers.ts';
import { answerBadAddress, answerClientError, CONNECTION_LIMITS } from '#src/platform/http/client-errors.ts';
import { closingPlugin } from '#src/platform/http/closing.ts';
import { contextPlugin } from '#src/platform/http/context.ts';
import { compressionPlugin } from '#src/platform/http/compression.ts';
import { crossSitePlugin } from '#src/platform/http/cross-site.ts';
import { developmentPlugin } from '#src/platform/http/development.ts';
import { errorsPlugin } from '#src/platform/http/errors.ts';
import { freshLoginPlugin } from '#src/platform/http/fresh-login.ts';
import { idempotencyPlugin } from '#src/platform/http/idempotency/idempotency.ts';
import { rateLimitPlugin } from '#src/platform/http/rate-limit.ts';
import { createRequestId, currentRequestId, requestIdPlugin } from '#src/platform/http/request-id.ts';
import { routeTablePlugin } from '#src/platform/http/route-table.ts';
import { schemasPlugin } from '#src/platform/http/schemas.ts';
import { securityEventsPlugin } from '#src/platform/security/face.ts';
import { sessionPlugin } from '#src/platform/http/session.ts';
import { openAddressBook } from '#src/platform/ports/addresses.ts';
import { createDiskFiles, type FileStore } from '#src/platform/ports/files.ts';
import { createJobs } from '#src/platform/ports/job-queue.ts';
import { createOutboxMail, createSmtpMail, type MailPort } from '#src/platform/ports/mail.ts';
import { createWebPush } from '#src/platform/ports/push.ts';
import { createHttpSms, createOutboxSms, type SmsPort } from '#src/platform/ports/sms.ts';
import { joinDistricts } from '#src/districts.ts';
import { MODULES } from '#src/modules.ts';
import type { PlatformServices } from '#src/platform/services.ts';
import { registerPages } from '#src/pages/render/face.ts';
import type { App } from '#src/platform/types.ts';

/** What a test or a script brings itself; whatever is left out is made from the configuration. */
export interface Overrides {
  /** Opened, migrated and closed by the caller. */
  database?: OpenDatabase;
  clock?: Clock;
  mail?: MailPort;
  sms?: SmsPort;
  files?: FileStore;
  logStream?: LogStream;
}

/** Bodies beyond this are refused; photos have their own, higher limit. */
const BODY_LIMIT = 64 * 1024;

/** Time for a plugin or a hook to start. A busy machine needs many times that of a quiet one. */
const START_LIMIT_MS = 120_000;

/**
 * Puts the server together without listening: services, plugins in the order a request meets them, modules.
 * Closing the app closes what it opened; a start that fails closes it too.
 */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const database = overrides.database ?? (await openDatabase(config));
  const app: App = Fastify(serverOptions(config, overrides)).withTypeProvider<TypeBoxTypeProvider>();
  if (!overrides.database) app.addHook('onClose', () => database.close());
  try {
    if (!overrides.database) await migrate(database.db);
    await furnish(app, config, { ...overrides, database });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function serverOptions(config: Config, { logStream }: Overrides): FastifyHttpOptions<RawServerDefault> {
  return {
    logger: loggerOptions(config.LOG_LEVEL, logStream),
    trustProxy: config.trustsProxy ?? false,
    bodyLimit: BODY_LIMIT,
    genReqId: createRequestId,
    pluginTimeout: START_LIMIT_MS,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A request without a Host is refused in the product's words (errors plugin).
    http: { ...CONNECTION_LIMITS, requireHostHeader: false },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerClientError,
  };
}

/** Opens what the server works with, each closed with the app, and adds plugins and modules. */
async function furnish(
  app: App,
  config: Config,
  overrides: Overrides & { database: OpenDatabase },
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  const { database } = overrides;
  database.statementListeners.add((statement) =>
    app.log.info({ ...statement, reqId: currentRequestId() }, 'statement'),
  );
  const clock = overrides.clock ?? createClock();
  const { db } = database;
  const report = (what: string) => (error: Error) => app.log.error({ err: error }, what);
  const afterwards = createAfterwards(report('after commit'));
  const sealingKeys = secretKeys(config);
  const secrets = openSecrets(db, sealingKeys);
  const keys = await vapidKeys(secrets, config);
  const settings = await createSettings(db, keys.publicKey);
  const jobs = createJobs(database, clock, report('job queue'));
  const live = await createLiveBus(config.REDIS_URL, database, report('live events'));
  const push = createWebPush({
    keys,
    subject: config.VAPID_SUBJECT || `mailto:${settings.value(DEFAULT_DOMAIN, 'support_email')}`,
    privateAddresses: config.PUSH_PRIVATE_ADDRESSES,
  });
  app.addHook('onClose', async () => {
    settings.stop();
    await jobs.stop();
    await live.close();
    push.close();
  });
  const platform: PlatformServices = {
    config,
    clock,
    db,
    database,
    unitOfWork: createUnitOfWork(db, afterwards),
    afterwards,
    settings,
    jobs,
    live,
    mail: overrides.mail ?? (config.SMTP_URL ? createSmtpMail(config.SMTP_URL) : createOutboxMail(db, clock)),
    sms: overrides.sms ?? (config.SMS_URL ? createHttpSms(config.SMS_URL) : createOutboxSms(db, clock)),
    push,
    secrets,
    keyRing: createKeyRing(sealingKeys),
    starting: new Set(),
    signer: createSigner(await secrets('links')),
    addresses: openAddressBook(),
    files: overrides.files ?? createDiskFiles(path.join(config.DATA_DIR, 'files')),
  };
  app.decorate(
    'services',
    joinDistricts(platform, (err) => app.log.warn({ err }, 'decoder')),
  );

  await closingPlugin(app);
  await requestIdPlugin(app);
  await routeTablePlugin(app);
  developmentPlugin(app);
  await errorsPlugin(app);
  await schemasPlugin(app);
  await contextPlugin(app);
  await answersPlugin(app);
  await sessionPlugin(app, {
    find: sessionFinder(db),
    touch: (session, now) => touchSession(db, session, now),
  });
  await crossSitePlugin(app);
  await accessPlugin(app, {
    operator: (token, now) => findOperator(platform, token, now),
    partner: (key) => findPartner(db, key),
  });
  await securityEventsPlugin(app);
  await rateLimitPlugin(app, (request) => knownBrowser(db, request));
  // Before a key is claimed: the act is repeated under the same one.
  await freshLoginPlugin(app);
  await idempotencyPlugin(app);
  await compressionPlugin(app);
  for (const module of MODULES) await app.register(module);
  await app.register(registerPages);

  app.addHook('onReady', () => jobs.prepare());
}
