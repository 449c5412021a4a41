import { runStep } from './step.ts';

/** `limited <report> <program>`: runs a check that writes its own report, as a process with a limit. */
const [report, program] = process.argv.slice(2);
if (!report || !program) throw new Error('usage: limited <report> <program>');
process.exitCode = (await runStep({ report, words: [program], cwd: process.cwd(), limit: 600 })) ? 0 : 1;
