import type { PartKey } from './messages.ts';

/** Two crashes of a version within this time put it in quarantine. */
export const CRASH_WINDOW_MS = 60_000;
/** Time until the first probe of a version in quarantine. Each probe that fails doubles it. */
export const PROBE_AFTER_MS = 10_000;
/** The most between two probes of a remote. The shell is in every page: it is probed each time after the first pause. */
export const LONGEST_PAUSE_MS = 10 * 60_000;
const CRASHES = 2;
const FAILURES_IN_A_ROW = 3;

/** `looped`: its own code used the processor until its time was over. `waited`: its code was idle and did not answer. */
export type Fault = 'crashed' | 'looped' | 'threw' | 'waited';

/** Decides by its failures whether a version may render. */
export interface Health {
  mayRender(part: PartKey): boolean;
  failed(part: PartKey, fault: Fault, reason: string): void;
  succeeded(part: PartKey): void;
  /** Forgets all failures: other versions are deployed. */
  reset(): void;
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
  /** Pauses one after the other without a page between them. */
  pauses: number;
  until: number;
}

/**
 * A loop, two crashes within a minute, or three failures with no page between them, and a version pauses: its pages go out without server
 * HTML. The first page after the pause is the probe. One page that always throws does not stop the pages of others that succeed.
 */
export function createHealth(now: () => number, report: (quarantine: Quarantine) => void): Health {
  const records = new Map<PartKey, History>();

  function recordOf(part: PartKey): History {
    const record = records.get(part) ?? { crashes: [], inARow: 0, pauses: 0, until: 0 };
    records.set(part, record);
    return record;
  }

  function pauseOf(part: PartKey, pauses: number): number {
    return part.startsWith('shell/')
      ? PROBE_AFTER_MS
      : Math.min(PROBE_AFTER_MS * 2 ** pauses, LONGEST_PAUSE_MS);
  }

  return {
    mayRender: (part) => (records.get(part)?.until ?? 0) <= now(),
    failed(part, fault, reason) {
      const record = recordOf(part);
      if (record.until > now()) return;
      record.inARow += 1;
      if (fault === 'crashed')
        record.crashes = [...record.crashes.filter((at) => at > now() - CRASH_WINDOW_MS), now()];
      const isOut =
        fault === 'looped' ||
        record.pauses > 0 ||
        record.crashes.length >= CRASHES ||
        record.inARow >= FAILURES_IN_A_ROW;
      if (!isOut) return;
      const forMs = pauseOf(part, record.pauses);
      records.set(part, { crashes: [], inARow: 0, pauses: record.pauses + 1, until: now() + forMs });
      report({ part, fault, reason, forMs });
    },
    succeeded(part) {
      const record = records.get(part);
      if (!record) return;
      record.inARow = 0;
      record.pauses = 0;
    },
    reset: () => records.clear(),
  };
}
