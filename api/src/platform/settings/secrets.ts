import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Config } from '#src/platform/config.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { randomText } from '#src/platform/lib/ids.ts';
import { createSealer, type Sealer } from '#src/platform/lib/sealer.ts';
import { listSecrets, replaceSecret, storeSecret } from './repository.ts';

/** Returns a secret of all processes by its name, made by the first that asks. */
export type Secrets = (name: string, make?: () => string) => Promise<string>;

/** File of the key where nothing real is connected. */
const KEY_FILE = 'secret.key';
const SEALED = 'sealed:';

/**
 * The keys that seal secrets in the database, the one in use first: those of the environment, else one in a file next to the data, made once.
 * @throws ConfigError where something real is connected and the environment has none: the database and its key would be in one backup
 */
export function secretKeys({
  SECRET_KEY,
  DATA_DIR,
  real,
}: Pick<Config, 'SECRET_KEY' | 'DATA_DIR' | 'real'>): [string, ...string[]] {
  if (SECRET_KEY) return SECRET_KEY.split(',') as [string, ...string[]];
  if (real)
    throw new ConfigError(
      'SECRET_KEY must be set where a real address, database, mail or text message service is connected; `openssl rand -base64 32` makes one',
    );
  const file = path.join(DATA_DIR, KEY_FILE);
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomText(43), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return [readFileSync(file, 'utf8')];
}

/** Opens the secrets of a database. They are stored sealed: a copy of the database opens nothing. Those of former versions are sealed when they are read. */
export function openSecrets(tx: Tx, keys: readonly string[]): Secrets {
  const [current, ...former] = keys.map(createSealer) as [Sealer, ...Sealer[]];
  const sealed = (name: string, secret: string) => SEALED + current.seal(secret, `secret ${name}`);
  return async (name, make = () => randomText(43)) => {
    const stored = await storeSecret(tx, name, () => sealed(name, make()));
    const own = openWith(current, name, stored);
    if (own !== null) return own;
    const secret = stored.startsWith(SEALED)
      ? former.map((sealer) => openWith(sealer, name, stored)).find((opened) => opened !== null)
      : stored;
    if (secret === undefined || secret === null)
      throw new ConfigError(`SECRET_KEY does not open the secret "${name}" of this database`);
    await replaceSecret(tx, { name, from: stored, to: sealed(name, secret) });
    return secret;
  };
}

/** Seals the secrets of a database again with the newest key; with it alone they open afterwards. @returns how many there are */
export async function resealSecrets(tx: Tx, keys: readonly string[]): Promise<number> {
  const open = openSecrets(tx, keys);
  const names = await listSecrets(tx);
  for (const name of names) await open(name);
  return names.length;
}

function openWith(sealer: Sealer, name: string, stored: string): string | null {
  if (!stored.startsWith(SEALED)) return null;
  try {
    return sealer.open(stored.slice(SEALED.length), `secret ${name}`);
  } catch {
    return null;
  }
}
