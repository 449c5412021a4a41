import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Client } from 'pg';
import { buildApp } from '#src/app.ts';
import { loadConfig } from '#src/platform/config.ts';
import { fromPool, openDatabase, type OpenDatabase } from '#src/platform/db/database.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { embeddedPool, startPglite } from '#src/platform/db/pglite.ts';
import { serverPool } from '#src/platform/db/pool.ts';
import { randomText } from '#src/platform/lib/ids.ts';
import { CopiedFiles, readTemplate, type TemplateFiles } from './template-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Tests of races ask everything at once and want every answer, also on a machine that is busy with other things. */
const PATIENCE_MS = 60_000;
const CACHE = path.join(ROOT, '../.cache/api-test');

// A test process ends before optimised code of the embedded database pays; making it costs a third of the processor time and 500 MB.
setFlagsFromString('--liftoff-only');

/** Changes whenever a migration does, so that a template never outlives its schema. */
function schemaVersion(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'package.json')));
  const folder = path.join(ROOT, 'migrations');
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Migrates and prepares the app's job queues once; tests start from a copy of the result. */
async function furnish(database: OpenDatabase): Promise<void> {
  await migrate(database.db);
  const app = await buildApp(loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: CACHE }), { database });
  await app.ready();
  await app.close();
  // Each server seals its own.
  await database.db.deleteFrom('secrets').execute();
}

/** Names a folder with the migrated database; made once, by the process that is first to rename its own. */
async function embeddedTemplate(): Promise<string> {
  const folder = path.join(CACHE, `pglite-${schemaVersion()}`);
  if (!existsSync(folder)) {
    const draft = `${folder}.${randomText(6)}`;
    mkdirSync(CACHE, { recursive: true });
    const lite = await startPglite(draft);
    const database = fromPool('embedded', embeddedPool(lite), () => lite.close());
    await furnish(database);
    await database.close();
    try {
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return folder;
}

let template: Promise<TemplateFiles> | undefined;

async function embeddedDatabase(reportsStatements: boolean): Promise<OpenDatabase> {
  template ??= embeddedTemplate().then(readTemplate);
  const lite = await startPglite(undefined, new CopiedFiles(await template));
  return fromPool('embedded', embeddedPool(lite), () => lite.close(), reportsStatements);
}

/** Writes an empty, migrated database into a data folder, which spares a server process its first start. */
export async function writeDatabase(folder: string): Promise<void> {
  cpSync(await embeddedTemplate(), path.join(folder, 'db'), { recursive: true });
}

/** An empty, migrated database in a folder, as the server opens it. */
export async function databaseIn(folder: string): Promise<OpenDatabase> {
  await writeDatabase(folder);
  return openDatabase(loadConfig({ DATA_DIR: folder }));
}

function onServer(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function withAdmin<T>(url: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: onServer(url, 'postgres') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Makes the template database unless it exists; an advisory lock serialises this check between processes. */
async function ensureServerTemplate(admin: Client, url: string, template: string): Promise<void> {
  await admin.query('select pg_advisory_lock(78136401)');
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [
      template,
    ]);
    if (rowCount) return;
    await admin.query(`drop database if exists ${template}`);
    await admin.query(`create database ${template}`);
    const database = fromPool('postgres', serverPool(onServer(url, template), { max: 4 }));
    await furnish(database).finally(() => database.close());
    await admin.query(`alter database ${template} with is_template true`);
  } finally {
    await admin.query('select pg_advisory_unlock(78136401)');
  }
}

/** Works on a database without any table, which is dropped afterwards. */
export async function withEmptyDatabase(url: string, work: (own: string) => Promise<void>): Promise<void> {
  const name = `rv_test_${randomText(12).toLowerCase()}`;
  await withAdmin(url, (admin) => admin.query(`create database ${name}`));
  try {
    await work(onServer(url, name));
  } finally {
    await withAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  }
}

/**
 * How a server copies the template. One that waits for no disk copies files, at a third of the processor time of writing each page into
 * its log; elsewhere that would wait for two checkpoints. Servers before 15 know one way and no word for it.
 */
async function copyStrategy(admin: Client): Promise<string> {
  const { rows } = await admin.query<{ quick: boolean }>(
    `select current_setting('fsync') = 'off' and current_setting('server_version_num')::int >= 150000 as quick`,
  );
  return rows[0]!.quick ? 'strategy file_copy' : '';
}

/** A database of a PostgreSQL server, with the address under which other processes open it. */
export interface ServerDatabase extends OpenDatabase {
  url: string;
}

/** An empty, migrated database on a PostgreSQL server, in the tablespace named or in the usual one. */
export async function serverDatabase(
  url: string,
  tablespace = 'pg_default',
  reportsStatements = false,
): Promise<ServerDatabase> {
  const template = `rv_template_${schemaVersion()}`;
  const name = `rv_test_${randomText(12).toLowerCase()}`;
  await withAdmin(url, async (admin) => {
    await ensureServerTemplate(admin, url, template);
    const strategy = await copyStrategy(admin);
    await admin.query('select pg_advisory_lock(78136401)');
    await admin
      .query(`create database ${name} template ${template} ${strategy} tablespace ${tablespace}`)
      .finally(() => admin.query('select pg_advisory_unlock(78136401)'));
  });
  const own = onServer(url, name);
  const pool = serverPool(own, { max: 10, waitMs: PATIENCE_MS });
  const drop = async (): Promise<void> => {
    await withAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  const database = fromPool('postgres', pool, drop, reportsStatements);
  return { ...database, url: own };
}

/** An empty, migrated database for one test file: on `TEST_DATABASE_URL`'s server when set, embedded otherwise. */
export function freshDatabase(reportsStatements = false): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? serverDatabase(url, undefined, reportsStatements) : embeddedDatabase(reportsStatements);
}
