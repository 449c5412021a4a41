import { loadConfig } from '#src/config.ts';
import { openDatabase } from '#src/db/database.ts';
import { checkLedger } from '#src/modules/wallet/oracle.ts';

/** Checks the books of the configured database: prints the report, ends with 1 when something is wrong. */
const database = await openDatabase(loadConfig());
try {
  const report = await database.db.transaction().setIsolationLevel('repeatable read').execute(checkLedger);
  console.log(JSON.stringify(report, null, 2));
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
