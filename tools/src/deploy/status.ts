import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { historyOf, type Move } from './history.ts';
import { isPinned, pointerOf } from './pointer-file.ts';
import { listVersions } from './versions.ts';

const SHOWN_MOVES = 5;

/** Lists of each part, or of one, its current version, the mode of promotion, its versions, and the last moves. */
export async function printStatus(dist: string, part?: string): Promise<string> {
  const found = (await readdir(dist, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const parts = part ? [part] : found.sort();
  if (parts.length === 0 || !parts.every((name) => found.includes(name)))
    throw new Error(`${part ?? 'nothing'} has not been built (npm run build)`);
  return (await Promise.all(parts.map((name) => statusOf(path.join(dist, name), name)))).join('\n');
}

async function statusOf(home: string, part: string): Promise<string> {
  const [pointer, versions, history] = await Promise.all([
    pointerOf(home),
    listVersions(home),
    historyOf(home),
  ]);
  const pinned = pointer && isPinned(pointer, history, versions, '');
  const decides = pinned ? 'promoted' : 'follows builds';
  const state = pointer ? `${pointer.version}, ${decides}${pointer.off ? ', off' : ''}` : 'not promoted';
  const marks = (version: string): string =>
    version === pointer?.version ? ' current' : version === pointer?.previous ? ' previous' : '';
  return [
    `${part}: ${state}`,
    ...versions.map((version) => `  ${version}${marks(version)}`),
    ...history.slice(-SHOWN_MOVES).map(lineOf),
  ].join('\n');
}

const lineOf = ({ at, by, action, from, to }: Move): string =>
  `  ${at} ${by}: ${action} ${from === to ? to : `${from ?? 'nothing'} → ${to}`}`;
