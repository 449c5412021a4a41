import { buildApp } from '#src/app.ts';
import { purgeExpired } from '#src/housekeeping.ts';
import { loadConfig } from '#src/platform/config.ts';
import { fromPool } from '#src/platform/db/database.ts';
import { serverPool } from '#src/platform/db/pool.ts';

/** Does the housekeeping of one hour in a process of its own, on the site of the environment. */
const config = loadConfig();
const database = fromPool('postgres', serverPool(config.DATABASE_URL, { max: 4 }));
const app = await buildApp(config, { database });
await app.ready();
await purgeExpired(app.services);
await app.close();
await database.close();
