import { appendFile, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

export type Action = 'build' | 'promote' | 'rollback' | 'follow' | 'off' | 'on';

/** One line of `dist/<part>/history.jsonl`. `off`, `on` and `follow` move nothing: `from` equals `to`. */
export interface Move {
  /** ISO 8601, UTC. */
  at: string;
  /** The build, or the name of the user of the machine. */
  by: string;
  action: Action;
  from: string | null;
  to: string;
}

const fileOf = (home: string): string => path.join(home, 'history.jsonl');

/** Moves of a part's pointer, the oldest first. */
export async function historyOf(home: string): Promise<Move[]> {
  const text = await readFile(fileOf(home), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Move);
}

/** Adds one move to a part's history. */
export async function noteMove(home: string, move: Omit<Move, 'at' | 'by'>): Promise<void> {
  const by = move.action === 'build' ? 'build' : userName();
  await appendFile(fileOf(home), `${JSON.stringify({ at: new Date().toISOString(), by, ...move })}\n`);
}

/** Promoted versions that a rollback can return to, the current one last. A rollback drops what it left. */
export function promotedVersions(history: readonly Move[]): string[] {
  const stack: string[] = [];
  const push = (version: string): void => {
    if (stack.at(-1) !== version) stack.push(version);
  };
  for (const { action, from, to } of history) {
    if (from && stack.length === 0) push(from);
    const known = action === 'rollback' ? stack.lastIndexOf(to) : -1;
    if (known >= 0) stack.length = known + 1;
    else push(to);
  }
  return stack;
}

/** Versions that were current at some moment since `time` (milliseconds). */
export function currentSince(history: readonly Move[], time: number): Set<string> {
  const left = history.filter(({ at }) => Date.parse(at) >= time).flatMap(({ from, to }) => [from, to]);
  const last = history.at(-1)?.to;
  return new Set([...left, last].filter((version): version is string => typeof version === 'string'));
}

/** A container may run under a number without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
