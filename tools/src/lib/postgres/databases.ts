import { Client } from 'pg';

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databaseAt(url: string, name: string): string {
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

/** Works on an empty database of this server, or on a copy of `template`, which is dropped afterwards. */
export async function onOwnDatabase<T>(
  url: string,
  purpose: string,
  work: (databaseUrl: string) => Promise<T> | T,
  template?: string,
): Promise<T> {
  const name = `rendezvous_${purpose}_${process.pid}`;
  await administer(url, `create database ${name} ${template ? await copyOf(url, template) : ''}`);
  try {
    return await work(databaseAt(url, name));
  } finally {
    await administer(url, `drop database if exists ${name} with (force)`);
  }
}

/** How a database is copied: by file, where the server can; the usual way writes all of it into the log. */
async function copyOf(url: string, template: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ can: boolean }>(
    `select current_setting('server_version_num')::int >= 150000 as can`,
  );
  await client.end();
  return `template ${template}${rows[0]!.can ? ' strategy file_copy' : ''}`;
}

/** Gives the name of a database that stays on this server. Where it is missing it is made and filled; a failed filling leaves none. */
export async function reusableDatabase(
  url: string,
  purpose: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const name = `rendezvous_${purpose}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  await client.end();
  if (rowCount) return name;
  await administer(url, `create database ${name}`);
  try {
    await fill(databaseAt(url, name));
  } catch (error) {
    await administer(url, `drop database ${name} with (force)`);
    throw error;
  }
  return name;
}
