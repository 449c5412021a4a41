import {
  changeSetting,
  checkSetting,
  createSettings,
  EVERY_DOMAIN,
  trySetting,
  writeDomain,
} from '#src/platform/settings/face.ts';
import { SETTING_READERS } from '#src/setting-readers.ts';
import { isSettingKey, type SettingKey } from '@rendezvous/contract/settings/table';
import type { Db } from '#src/platform/db/database.ts';
import { UsageError } from './terminal.ts';

/** Words of `npm run settings` that change something: `set key value [domain]`, or `domain host domain`. */
export type SettingsWords = readonly (string | undefined)[];

/** A value as it is typed: JSON, or plain text. */
function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Returns the word. @throws UsageError with `usage` where it is missing */
export function required(value: string | undefined, usage: string): string {
  if (!value) throw new UsageError(usage);
  return value;
}

/** Returns the word as the key of a setting. @throws UsageError where there is no such setting */
export function keyFrom(value: string | undefined, usage: string): SettingKey {
  const key = required(value, usage);
  if (!isSettingKey(key)) throw new UsageError(`no setting is called ${key}`);
  return key;
}

/**
 * Carries out one command that changes settings, in a transaction of its own. Returns the text for the operator.
 * @param by name that the history of settings shows
 * @throws UsageError with `usage` where the words are no such command
 */
export async function changeByWords(
  db: Db,
  [command, ...rest]: SettingsWords,
  { by, usage }: { by: string; usage: string },
): Promise<string> {
  if (command === 'domain') {
    const [host, domain] = [required(rest[0], usage), required(rest[1], usage)];
    await writeDomain(db, host, domain);
    return `${host} answers as ${domain}`;
  }
  if (command !== 'set') throw new UsageError(usage);
  const value = parse(required(rest[1], usage));
  const key = keyFrom(rest[0], usage);
  checkSetting(key, value);
  const change = { domain: rest[2] ?? EVERY_DOMAIN, key, value: JSON.stringify(value) };
  await trySetting({ settings: await createSettings(db, null), db }, SETTING_READERS, change);
  await db.transaction().execute((tx) => changeSetting(tx, { ...change, at: new Date(), by }));
  return `${key} is set; servers follow within 10 seconds`;
}
