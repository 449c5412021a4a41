import { fromPool } from '#src/platform/db/database.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { serverPool } from '#src/platform/db/pool.ts';

/** A process that migrates the database whose address it is given, and ends. */
const database = fromPool('postgres', serverPool(process.argv[2]!, { max: 2 }));
await migrate(database.db);
await database.close();
