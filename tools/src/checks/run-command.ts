import { measureStep } from '#src/test-run/step-times.ts';
import { commandFindings, runChecks } from '#src/lib/check.ts';

/** `node run-command.ts <step> <title> <command…>`: a command whose exit code is the answer, reported as one check. */
const [step, title, command, ...words] = process.argv.slice(2);
if (!step || !title || !command) throw new Error('usage: run-command <step> <title> <command> [arguments]');

const measured = measureStep(step);
await runChecks(step, [{ title, file: 'tools/package.json', run: () => commandFindings(command, words) }]);
measured();
