import path from 'node:path';
import { parseArgs } from 'node:util';
import { followBuilds, promote, rollback, setOff } from './promote.ts';
import { printStatus } from './status.ts';
import { ROOT } from '#src/lib/workspace.ts';

const USAGE = `npm run remote -- status [NAME]              versions, the newest first
npm run remote -- promote NAME [VERSION]     the newest version by default
npm run remote -- rollback NAME [VERSION]    the previous version by default
npm run remote -- follow NAME                builds move the pointer again
npm run remote -- off|on NAME                pages without, or with, this remote`;

/** Decides which version of a part new pages get. Prints one line; ends with 1, and has changed nothing, when it refuses. */
async function run(words: readonly string[], dist: string): Promise<string> {
  const [command, part, version] = words;
  if (command === 'status') return printStatus(dist, part);
  if (!part) return USAGE;
  const at = { dist, part };
  switch (command) {
    case 'promote':
      return `${part} is now ${await promote(at, version)}`;
    case 'rollback':
      return `${part} is back at ${await rollback(at, version)}`;
    case 'follow':
      await followBuilds(at);
      return `${part} follows builds`;
    case 'off':
    case 'on':
      await setOff(at, command === 'off');
      return `${part} is ${command}`;
    default:
      throw new Error(USAGE);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: process.env.DIST_DIR ?? 'dist' } },
});
try {
  console.log(await run(positionals, path.resolve(ROOT, values.dist)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
