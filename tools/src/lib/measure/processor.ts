import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Processor time and memory of a process and all it has started. */
export interface Usage {
  seconds: number;
  megabytes: number;
}

/** `[[days-]hours:]minutes:seconds` as `ps` writes it. */
export function secondsOf(text: string): number {
  const [rest = '0', days = '0'] = text.split('-').reverse();
  return rest.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

const TICKS_PER_SECOND = 100;

/** Processor time to a hundredth of a second where the system reports it, else in whole seconds. */
function spentBy(pid: string, wholeSeconds: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return secondsOf(wholeSeconds);
  }
}

type Row = readonly string[];

/** `ps` rows (pid, parent, kilobytes, processor time) of a process and its descendants. */
function familyOf(root: number): Row[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,cputimes='], { encoding: 'utf8' });
  const rows = lines.split('\n').map((line) => line.trim().split(/\s+/));
  const family = new Set([String(root)]);
  for (let grown = true; grown;) {
    const more = rows.filter(([pid, parent]) => !family.has(pid!) && family.has(parent!));
    more.forEach(([pid]) => family.add(pid!));
    grown = more.length > 0;
  }
  return rows.filter(([pid]) => family.has(pid!));
}

const megabytesOf = (rows: readonly Row[]): number =>
  Math.round(rows.reduce((sum, [, , kilobytes]) => sum + Number(kilobytes), 0) / 1024);

/** Memory of a server: all its processes together, itself, and the render processes. */
export function memoryOf(root: number): { together_mb: number; server_mb: number; render_mb: number } {
  const rows = familyOf(root);
  const own = rows.filter(([pid]) => pid === String(root));
  const others = rows.filter(([pid]) => pid !== String(root));
  return {
    together_mb: megabytesOf(rows),
    server_mb: megabytesOf(own),
    render_mb: megabytesOf(others),
  };
}

/** Sums up a process and its descendants. */
export function usageOf(root: number): Usage {
  const own = familyOf(root);
  return {
    seconds: own.reduce((sum, [pid, , , time]) => sum + spentBy(pid!, time!), 0),
    megabytes: megabytesOf(own),
  };
}
