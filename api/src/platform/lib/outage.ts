import { MINUTE } from './clock.ts';

/** Reports an outage when it begins, its failures once a minute, and its end. A failure of each call would fill the log with one sentence. */
export interface Outage {
  failed(error: Error): void;
  ended(): void;
}

export function createOutage(report: (error: Error) => void, now: () => number = Date.now): Outage {
  let reportedAt: number | null = null;
  let unreported = 0;
  return {
    failed(error) {
      if (reportedAt === null) {
        reportedAt = now();
        report(error);
        return;
      }
      unreported += 1;
      if (now() - reportedAt < MINUTE) return;
      report(new Error(`${unreported} more failures`, { cause: error }));
      reportedAt = now();
      unreported = 0;
    },
    ended() {
      if (reportedAt === null) return;
      report(new Error(`available again after ${unreported} more failures`));
      reportedAt = null;
      unreported = 0;
    },
  };
}
