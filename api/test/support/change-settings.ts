import { runCommand } from '#src/cli/terminal.ts';
import {
  changeSetting,
  checkSetting,
  EVERY_DOMAIN,
  isSettingKey,
  writeDomain,
} from '#src/platform/settings/service.ts';

/**
 * Carries out commands of `npm run settings` one after the other, in the database of the environment: a process of its own for each
 * would open that database anew each time. The argument is a list of commands, as JSON.
 */
const commands = JSON.parse(process.argv[2]!) as string[][];

await runCommand(async ({ db }) => {
  for (const [command, name, value, domain] of commands) {
    if (command === 'domain') {
      await writeDomain(db, name!, value!);
      continue;
    }
    const parsed: unknown = JSON.parse(value!);
    if (command !== 'set' || !isSettingKey(name!)) throw new Error(`no such command: ${command} ${name}`);
    checkSetting(name, parsed);
    await db.transaction().execute((tx) =>
      changeSetting(tx, {
        domain: domain ?? EVERY_DOMAIN,
        key: name,
        value: value!,
        at: new Date(),
        by: 'the test',
      }),
    );
  }
});
