import { inspect } from 'node:util';
import { ConfigError, loadConfig, shownAddress } from '#src/platform/config.ts';
import { DataFolderHeldError, lockDataFolder } from '#src/platform/db/lock.ts';

/** Time for open requests to finish after the stop signal. */
const DRAIN_MS = 10_000;

/** Time after which a step of the start is named in the log. */
const QUIET_MS = 3_000;

/** What the server sends to the program that started it. */
export interface ServerMessage {
  /** Reports a sentence about the present step to the waiting person. */
  progress?: string;
  /** The address of the site, once it answers. */
  listening?: string;
  /** Log-ins of the demonstration site, when it has them. */
  accounts?: readonly { email: string; password: string; note: string }[];
  /** Key of the demonstration's operator, made at this start. */
  operatorKey?: string | undefined;
}

/** Starts the server in this process; SIGTERM and SIGINT stop it. A start that fails ends the process with status 1. */
export function runServer(report: (message: ServerMessage) => void): Promise<void> {
  return start(report).catch((error: unknown) => {
    const known = error instanceof ConfigError || error instanceof DataFolderHeldError;
    process.stderr.write(`${known ? error.message : inspect(error)}\n`);
    process.exit(1);
  });
}

/** Awaits a step of the start, and says at intervals what it waits for where a step is slow. */
function announceLate(say: (line: string) => void) {
  return async <T>(what: string, work: Promise<T>): Promise<T> => {
    const timer = setInterval(() => say(`Waiting for ${what}`), QUIET_MS);
    try {
      return await work;
    } finally {
      clearInterval(timer);
    }
  };
}

async function start(report: (message: ServerMessage) => void): Promise<void> {
  const config = loadConfig();
  // The folder is locked before anything heavy is loaded: a second process learns at once that it may not start.
  const lock = config.DATABASE_URL ? undefined : lockDataFolder(config.DATA_DIR);
  const [
    { buildApp },
    { openDatabase },
    { migrate },
    { prepareDemo },
    { demoOperatorKey },
    { createHousekeeping },
    { unconfirmedCountries },
    { DEFAULT_DOMAIN },
  ] = await Promise.all([
    import('#src/app.ts'),
    import('#src/platform/db/database.ts'),
    import('#src/platform/db/migrate.ts'),
    import('#seed/start.ts'),
    import('#seed/operator.ts'),
    import('#src/housekeeping.ts'),
    import('#src/pages/content/face.ts'),
    import('#src/platform/settings/face.ts'),
  ]);
  const step = announceLate((progress) => report({ progress }));
  const database = await step('the database', openDatabase(config, lock));
  await step('the migration of the database', migrate(database.db));
  const app = await step('plugins and modules', buildApp(config, { database }));
  await step('the job queue', Promise.resolve(app.ready()));
  const accounts = await prepareDemo(
    app.services,
    (progress) => report({ progress }),
    (err) => app.log.error({ err }, 'the demonstration data is incomplete'),
  );
  const operatorKey = await demoOperatorKey(app.services);
  await step('the workers of the job queue', app.services.jobs.work());
  app.services.settings.start();
  const { settings } = app.services;
  const countries = unconfirmedCountries((key) => settings.value(DEFAULT_DOMAIN, key));
  if (countries.length > 0) app.log.warn({ countries }, 'no counsel has confirmed the wordings of law');
  if (config.MOLLIE_API_KEY)
    app.log.warn(
      'Mollie does not accept dating of this kind: its adapter is the reference for other providers',
    );
  const stopHousekeeping = createHousekeeping(app.services, app.log).start();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(1), DRAIN_MS);
    stopHousekeeping();
    await app.close();
    await database.close();
    clearTimeout(late);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await app.listen({ port: config.PORT, host: config.HOST });
  report({ listening: shownAddress(config, address), accounts, operatorKey });
}

if (import.meta.main) await runServer((message) => process.send?.(message));
