import { userInfo } from 'node:os';
import {
  changeSetting,
  checkSetting,
  createSettings,
  DEFAULT_DOMAIN,
  SETTINGS,
  EVERY_DOMAIN,
  isSettingKey,
  writeDomain,
  type SettingKey,
} from '#src/platform/settings/service.ts';
import { printTable, runCommand, UsageError } from './terminal.ts';

const USAGE = `npm run settings -- list [domain]
npm run settings -- get <key> [domain]
npm run settings -- set <key> <value> [domain]      value is JSON, or plain text; without a domain it counts for all
npm run settings -- domain <host> <domain>          make a host answer as a domain

The embedded database allows one process: stop the server first, or use DATABASE_URL.`;

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function required(value: string | undefined): string {
  if (!value) throw new UsageError(USAGE);
  return value;
}

function keyFrom(value: string | undefined): SettingKey {
  const key = required(value);
  if (!isSettingKey(key)) throw new UsageError(`no setting is called ${key}`);
  return key;
}

const [command, ...rest] = process.argv.slice(2);

await runCommand(async ({ db }) => {
  const settings = await createSettings(db, null);
  if (command === 'list') {
    const domain = rest[0] ?? DEFAULT_DOMAIN;
    printTable(
      Object.keys(SETTINGS).map((key) => [key, JSON.stringify(settings.value(domain, key as SettingKey))]),
    );
  } else if (command === 'get') {
    console.log(JSON.stringify(settings.value(rest[1] ?? DEFAULT_DOMAIN, keyFrom(rest[0])), null, 2));
  } else if (command === 'set') {
    const value = parse(required(rest[1]));
    const key = keyFrom(rest[0]);
    checkSetting(key, value);
    await db.transaction().execute((tx) =>
      changeSetting(tx, {
        domain: rest[2] ?? EVERY_DOMAIN,
        key,
        value: JSON.stringify(value),
        at: new Date(),
        by: `command line (${userInfo().username})`,
      }),
    );
    console.log(`${key} is set; servers follow within 10 seconds`);
  } else if (command === 'domain') {
    await writeDomain(db, required(rest[0]), required(rest[1]));
    console.log(`${rest[0]} answers as ${rest[1]}`);
  } else {
    throw new UsageError(USAGE);
  }
});
