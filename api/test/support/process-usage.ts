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
