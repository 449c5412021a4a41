import { basename } from 'node:path';
import type { TestResult } from '#src/lib/report.ts';

/** Files of e2e/failures in which a browser meets a fault. */
export const BROWSER_FAULTS = [
  'remote-gone',
  'chunk-gone',
  'api-away',
  'hang',
  'newer-remote',
  'rollback',
] as const;

/** How often a fault was met over all runs, and which run was the last. */
export interface FaultResult {
  /** File and title of its journey. */
  fault: string;
  passed: number;
  failed: number;
  /** Seconds of all journeys together. */
  seconds: number;
  at: string;
  commit: string;
}

export interface FaultRecord {
  faults: readonly FaultResult[];
}

/** Counts the repetitions of each journey. A test that was skipped proves nothing and is no run. */
export function resultsOf(
  tests: readonly TestResult[],
  run: Pick<FaultResult, 'at' | 'commit'>,
): FaultResult[] {
  const counted = new Map<string, FaultResult>();
  for (const { title, file, status, ms = 0 } of tests) {
    if (status === 'skipped') continue;
    const fault = `${basename(file, '.test.ts')}: ${title}`;
    const result = counted.get(fault) ?? { fault, passed: 0, failed: 0, seconds: 0, ...run };
    result[status] += 1;
    result.seconds += ms / 1000;
    counted.set(fault, result);
  }
  return [...counted.values()].map((result) => ({ ...result, seconds: Math.round(result.seconds) }));
}

/** Adds a run to those before it; a failure stays in the record. */
export function withResults(
  before: readonly FaultResult[],
  run: readonly FaultResult[],
): readonly FaultResult[] {
  const earlier = new Map(before.map((result) => [result.fault, result]));
  const added = run.map((result) => {
    const sum = earlier.get(result.fault);
    earlier.delete(result.fault);
    return {
      ...result,
      passed: result.passed + (sum?.passed ?? 0),
      failed: result.failed + (sum?.failed ?? 0),
      seconds: result.seconds + (sum?.seconds ?? 0),
    };
  });
  return [...earlier.values(), ...added];
}
