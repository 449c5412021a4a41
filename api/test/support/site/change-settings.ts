import { changeByWords, type SettingsWords } from '#src/cli/change-settings.ts';
import { runCommand } from '#src/cli/terminal.ts';

/**
 * Carries out commands of `npm run settings` one after the other, in the database of the environment: a process of its own for each
 * would open that database again each time. The argument is a list of commands, as JSON.
 */
const commands = JSON.parse(process.argv[2]!) as SettingsWords[];

await runCommand(async ({ db }) => {
  for (const words of commands)
    await changeByWords(db, words, { by: 'the test', usage: `no such command: ${words.join(' ')}` });
});
