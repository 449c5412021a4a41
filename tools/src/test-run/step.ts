import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from '#src/lib/workspace.ts';
import { REPORTS, writeReport, type Report } from '#src/lib/report.ts';
import { readOpenFiles } from './open-files.ts';
import { measureStep } from './step-times.ts';
import { PART, reportOf } from './plan.ts';

/** A program that runs tests, as a process of its own. */
export interface Step {
  /** Name of its report in `.cache/reports`. */
  report: string;
  /** Arguments of Node. */
  words: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string | undefined>>;
  /** Seconds after which the program and all its processes are ended. It fits a machine that is busy with other things. */
  limit: number;
}

/** Time for a runner to write its report after the signal to end. */
const GRACE_MS = 3_000;

/**
 * Runs a program of tests, and ends it with all its processes at its limit. Then the report has a failed test for each file that was
 * open, so that the run is red and goes on with its next step. Resolves with whether the program passed.
 */
export async function runStep({ report: step, words, cwd = ROOT, env, limit }: Step): Promise<boolean> {
  const report = reportOf(PART, step);
  const open = join(ROOT, '.cache/open-files', `${report.replaceAll('/', '-')}.json`);
  rmSync(open, { force: true });
  const measured = measureStep(report);
  const child = spawn(process.execPath, words, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, REPORT: report, OPEN_FILES: open },
    // A group of its own: its end is the end of all processes in it.
    detached: process.platform !== 'win32',
  });
  const end = (): void => endGroup(child.pid);
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // The runner itself is asked first: it writes what it knows.
    child.kill('SIGTERM');
    setTimeout(end, GRACE_MS).unref();
  }, limit * 1000);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  measured();
  end();
  process.off('exit', end);
  if (isLate) reportLate(report, limit, readOpenFiles(open));
  rmSync(open, { force: true });
  return status === 0 && !isLate;
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}

/** Adds the files that were open to what the program has reported so far. */
function reportLate(step: string, limit: number, open: readonly string[]): void {
  const file = join(REPORTS, `${step}.json`);
  const former = existsSync(file) ? readJson<Report>(file).tests : [];
  const names = open.length > 0 ? open : ['tools/src/test-run/step.ts'];
  const title = `${step} did not end within ${limit} s`;
  console.error(`✘ ${title}. Open: ${open.join(', ') || 'no file is known'}`);
  writeReport({
    step,
    tests: [...former, ...names.map((name) => ({ title, file: name, status: 'failed' as const }))],
  });
}
