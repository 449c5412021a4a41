import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Reason to skip a test that reads the usage of a process; false on Linux, which has `/proc`. */
export const noProcessFigures = existsSync('/proc/self/status') ? false : 'no /proc here';

/** Highest resident memory of a running process in bytes; 0 once it is gone. */
export function peakResident(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Processor time of a running process in milliseconds; 0 once it is gone. */
export function processorMs(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return 0;
  }
}

/** Processor time of this process since `before`, in milliseconds. */
export function ownProcessorMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Processor time of 64 MB of SHA-512 on the machine these limits were set on, two cores of an AMD EPYC without other work. */
const REFERENCE_MS = 55;

/** A limit of processor time in milliseconds; on a machine slower than the reference, or a busy one, that many times as much. */
export function processorLimit(milliseconds: number): number {
  const block = Buffer.alloc(2 ** 20, 7);
  const before = process.cpuUsage();
  const hash = createHash('sha512');
  for (let megabyte = 0; megabyte < 64; megabyte += 1) hash.update(block);
  hash.digest();
  return milliseconds * Math.max(1, ownProcessorMs(before) / REFERENCE_MS);
}
