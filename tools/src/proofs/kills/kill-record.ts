import { existsSync } from 'node:fs';
import { readJson } from '#src/lib/workspace.ts';
import type { KillResult } from './kill-run.ts';

/** One call of the command, with the commit and the machine it ran on. */
export interface KillSession {
  at: string;
  commit: string;
  machine: object;
  minutes: number;
  /** What a reader has to know of this run. */
  note?: string;
  databases: Record<string, KillResult>;
}

export interface KillRecord {
  kills: number;
  faults: number;
  sessions: readonly KillSession[];
}

const every = (sessions: readonly KillSession[]): KillResult[] =>
  sessions.flatMap(({ databases }) => Object.values(databases));

/** Adds a run to those before it: the kills of a busy machine add up over days. Commit and faults of a run stay for good. */
export function withSession(before: readonly KillSession[], session: KillSession): KillRecord {
  const sessions = [...before, session];
  return {
    kills: every(sessions).reduce((sum, { kills }) => sum + kills, 0),
    faults: every(sessions).flatMap(({ faults }) => faults).length,
    sessions,
  };
}

/** The runs that a file has recorded. */
export const readSessions = (file: string): readonly KillSession[] =>
  existsSync(file) ? readJson<KillRecord>(file).sessions : [];
