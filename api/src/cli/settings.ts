import { userInfo } from 'node:os';
import { createSettings, DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { SETTINGS, type SettingKey } from '@rendezvous/contract/settings/table';
import { changeByWords, keyFrom } from './change-settings.ts';
import { rotateKeys } from './rotate-keys.ts';
import { printTable, runCommand } from './terminal.ts';

const USAGE = `npm run settings -- list [domain]
npm run settings -- get <key> [domain]
npm run settings -- set <key> <value> [domain]      value is JSON, or plain text; without a domain it counts for all
npm run settings -- domain <host> <domain>          make a host answer as a domain
npm run settings -- keys rotate                     seal everything again with the first key of SECRET_KEY; the former one can go then

The embedded database allows one process: stop the server first, or use DATABASE_URL.`;

const words = process.argv.slice(2);
const [command, ...rest] = words;

await runCommand(async ({ db }, config) => {
  if (command === 'keys' && rest[0] === 'rotate') {
    console.log(await rotateKeys(db, config));
    return;
  }
  const settings = await createSettings(db, null);
  if (command === 'list') {
    const domain = rest[0] ?? DEFAULT_DOMAIN;
    printTable(
      Object.keys(SETTINGS).map((key) => [key, JSON.stringify(settings.value(domain, key as SettingKey))]),
    );
  } else if (command === 'get') {
    const key = keyFrom(rest[0], USAGE);
    console.log(JSON.stringify(settings.value(rest[1] ?? DEFAULT_DOMAIN, key), null, 2));
  } else {
    const by = `command line (${userInfo().username})`;
    console.log(await changeByWords(db, words, { by, usage: USAGE }));
  }
});
