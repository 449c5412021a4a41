import { spawnSync } from 'node:child_process';
import { writeReport, type TestResult } from './report.ts';
import { ROOT } from './workspace.ts';

/** What a check found wrong: one sentence with the place in it. */
export type Finding = string;

/** One named question a check asks of the repository; no findings means yes. */
export interface Check {
  title: string;
  file: string;
  run(): Finding[] | Promise<Finding[]>;
}

/**
 * Runs checks, prints what they found, writes the step's report and sets the exit code.
 * A check that throws counts as failed with its error as the finding.
 */
export async function runChecks(step: string, checks: readonly Check[]): Promise<void> {
  const tests: TestResult[] = [];
  for (const check of checks) {
    const findings = await findingsOf(check);
    tests.push({ title: check.title, file: check.file, status: findings.length ? 'failed' : 'passed' });
    console.log(`${findings.length ? '✘' : '✔'} ${check.title}`);
    for (const finding of findings) console.log(`    ${finding}`);
  }
  writeReport({ step, tests });
  if (tests.some(({ status }) => status === 'failed')) process.exitCode = 1;
}

async function findingsOf(check: Check): Promise<Finding[]> {
  try {
    return await check.run();
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/** A machine that is busy with other things needs four times as long as a quiet one. */
const LIMIT_MS = 600_000;

/** Runs a command at the root; its output is the findings when it fails. */
export function commandFindings(command: string, words: readonly string[]): Finding[] {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  if (error) return [error.message];
  return status === 0 ? [] : `${stdout}\n${stderr}`.trim().split('\n');
}
