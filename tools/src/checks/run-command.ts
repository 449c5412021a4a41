import { spawnSync } from 'node:child_process';
import { runChecks } from '#src/lib/check.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** `node check-command.ts <step> <title> <command…>`: a command whose exit code is the answer, reported as one check. */
const [step, title, command, ...words] = process.argv.slice(2);
if (!step || !title || !command) throw new Error('usage: check-command <step> <title> <command> [arguments]');

await runChecks(step, [
  {
    title,
    file: 'tools/package.json',
    run: () => {
      const { status, stdout, stderr, error } = spawnSync(command, words, {
        cwd: ROOT,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      if (error) return [error.message];
      return status === 0 ? [] : `${stdout}\n${stderr}`.trim().split('\n');
    },
  },
]);
