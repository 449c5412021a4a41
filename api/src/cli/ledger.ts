import { checkLedger } from '#src/money/wallet/service.ts';
import { runCommand } from './terminal.ts';

/** Checks the books of the configured database: prints the report, ends with 1 when something is wrong. */
await runCommand(async ({ db }) => {
  const report = await db.transaction().setIsolationLevel('repeatable read').execute(checkLedger);
  console.log(JSON.stringify(report, null, 2));
  if (report.faults.length > 0) process.exitCode = 1;
});
