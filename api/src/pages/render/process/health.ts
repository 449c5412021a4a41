import type { PartKey } from './messages.ts';

/** Two crashes of a version within this time put it in quarantine. */
export const CRASH_WINDOW_MS = 60_000;
/** How long a version that crashed or threw gets no render process. A newer version is not affected. */
export const QUARANTINE_MS = 10 * 60_000;
/** How long a version that was late rests: a busy machine can be the reason. */
export const REST_MS = 30_000;
const CRASHES = 2;
const FAILURES_IN_A_ROW = 3;

export type Fault = 'crashed' | 'threw' | 'late';

/** Decides by its failures whether a version may render. */
export interface Health {
  mayRender(part: PartKey): boolean;
  failed(part: PartKey, fault: Fault, reason: string): void;
  succeeded(part: PartKey): void;
}

export interface Quarantine {
  part: PartKey;
  fault: Fault;
  reason: string;
  forMs: number;
}

interface History {
  crashes: number[];
  inARow: number;
  until: number;
}

/**
 * Two crashes within a minute, or three failures with no page between them, and a version is left alone: its pages go out
 * without server HTML. One page that always throws does not stop the pages of others that succeed.
 */
export function createHealth(now: () => number, report: (quarantine: Quarantine) => void): Health {
  const records = new Map<PartKey, History>();

  function recordOf(part: PartKey): History {
    const record = records.get(part) ?? { crashes: [], inARow: 0, until: 0 };
    records.set(part, record);
    return record;
  }

  return {
    mayRender: (part) => (records.get(part)?.until ?? 0) <= now(),
    failed(part, fault, reason) {
      const record = recordOf(part);
      if (record.until > now()) return;
      record.inARow += 1;
      if (fault === 'crashed')
        record.crashes = [...record.crashes.filter((at) => at > now() - CRASH_WINDOW_MS), now()];
      if (record.crashes.length < CRASHES && record.inARow < FAILURES_IN_A_ROW) return;
      const forMs = fault === 'late' ? REST_MS : QUARANTINE_MS;
      records.set(part, { crashes: [], inARow: 0, until: now() + forMs });
      report({ part, fault, reason, forMs });
    },
    succeeded(part) {
      const record = records.get(part);
      if (record) record.inARow = 0;
    },
  };
}
