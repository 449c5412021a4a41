import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const PAGE_BYTES = 4096;
const run = promisify(execFile);

/**
 * Resident memory of a process in bytes, seen from outside, so that Buffers count and a process that hangs is measured too.
 * Null when the system does not report it.
 */
export async function residentBytes(pid: number): Promise<number | null> {
  try {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8');
    return Number(statm.split(' ')[1]) * PAGE_BYTES;
  } catch {
    return process.platform === 'linux' ? null : residentByPs(pid);
  }
}

async function residentByPs(pid: number): Promise<number | null> {
  const kilobytes = await askPs(pid, 'rss=');
  return kilobytes === null ? null : Number(kilobytes) * 1024;
}

/** What a process does with the processor, seen from outside. */
export interface ProcessorUse {
  /** Milliseconds that it has used. */
  ms: number;
  /** It waits for something, and would not run if a core were free. */
  isIdle: boolean;
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Reads what a process does with the processor. Null when the system does not report it. */
export async function processorUse(pid: number): Promise<ProcessorUse | null> {
  try {
    const statistics = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may have blanks. After it come the state and, as 12th and 13th field, user and system time.
    const fields = statistics.slice(statistics.lastIndexOf(')') + 2).split(' ');
    return { ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS, isIdle: fields[0] === 'S' };
  } catch {
    return process.platform === 'linux' ? null : useByPs(pid);
  }
}

/** `ps` prints the state and `[hours:]minutes:seconds`. */
async function useByPs(pid: number): Promise<ProcessorUse | null> {
  const [state, time] = (await askPs(pid, 'state=,time='))?.split(/\s+/) ?? [];
  if (!state || !time) return null;
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { ms: seconds * 1000, isIdle: /^[SI]/.test(state) };
}

async function askPs(pid: number, columns: string): Promise<string | null> {
  try {
    const { stdout } = await run('ps', ['-o', columns, '-p', String(pid)]);
    return stdout.trim();
  } catch {
    return null;
  }
}
