import { loadConfig, type Config } from '#src/platform/config.ts';
import { openDatabase, type OpenDatabase } from '#src/platform/db/database.ts';
import type { Services } from '#src/platform/services.ts';
import { migrate } from '#src/platform/db/migrate.ts';

/** An operator's command; the audit log names `operator`. */
export type Command = (services: Services, operator: string, args: string[]) => Promise<void>;

/** A command that was not understood; its message is the help text. */
export class UsageError extends Error {}

interface CommandOptions {
  /** Reads the command line, before the configuration is loaded. */
  prepare?(): void;
  /** A command that only reads leaves the schema as it is. */
  readsOnly?: boolean;
}

/** Opens the database for one command, closes it, and turns failures into one line and a non-zero exit. */
export async function runCommand(
  work: (database: OpenDatabase, config: Config) => Promise<void>,
  { prepare, readsOnly = false }: CommandOptions = {},
): Promise<void> {
  try {
    prepare?.();
    const config = loadConfig();
    const database = await openDatabase(config);
    try {
      if (!readsOnly) await migrate(database.db);
      await work(database, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Prints rows as aligned columns. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
