import { existsSync } from 'node:fs';
import path from 'node:path';
import { historyOf, noteMove, promotedVersions, type Action } from './history.ts';
import { damagedFiles, manifestIn } from './manifests.ts';
import { pointerOf, writePointer, type Pointer } from './pointer-file.ts';
import { reasonsAgainst, siteIn } from './site.ts';
import { listVersions } from './versions.ts';

/** A part of a built site. */
export interface PartOf {
  dist: string;
  part: string;
}

const homeOf = ({ dist, part }: PartOf): string => path.join(dist, part);

/** Points new pages at `to` and notes the move. `previous` is the version a rollback would return to. */
export async function movePointer(
  { dist, part }: PartOf,
  action: Extract<Action, 'build' | 'promote' | 'rollback'>,
  to: string,
): Promise<void> {
  const home = homeOf({ dist, part });
  const before = await pointerOf(home);
  const from = before?.version ?? null;
  const moved = { at: '', by: '', action, from, to };
  const previous = promotedVersions([...(await historyOf(home)), moved]).findLast(
    (version) => version !== to && existsSync(path.join(home, version)),
  );
  await writePointer(home, {
    version: to,
    ...(previous ? { previous } : {}),
    ...(before?.off ? { off: true } : {}),
  });
  await noteMove(home, { action, from, to });
}

/**
 * Promotes a version, the newest by default. Throws, and moves nothing, when a file of it is damaged or when it and the
 * rest of the site do not fit.
 */
export async function promote(at: PartOf, version?: string): Promise<string> {
  const to = version ?? (await listVersions(homeOf(at)))[0];
  if (!to) throw new Error(`${at.part} has not been built (npm run build)`);
  await refuseUnfit(at, to);
  await movePointer(at, 'promote', to);
  return to;
}

/** Returns to an earlier version, the previous one by default. Refuses like `promote`. */
export async function rollback(at: PartOf, version?: string): Promise<string> {
  const to = version ?? (await pointerOf(homeOf(at)))?.previous;
  if (!to) throw new Error(`${at.part} has no previous version`);
  await refuseUnfit(at, to);
  await movePointer(at, 'rollback', to);
  return to;
}

/** Switches a remote off or on. Throws for the shell: no page is without it. */
export async function setOff(at: PartOf, off: boolean): Promise<void> {
  if (at.part === 'shell') throw new Error('the shell cannot be switched off');
  const pointer = await builtPointer(at);
  await writePointer(homeOf(at), { ...pointer, off });
  await noteStay(at, off ? 'off' : 'on', pointer.version);
}

/** Allows builds to move the pointer again. */
export async function followBuilds(at: PartOf): Promise<void> {
  await noteStay(at, 'follow', (await builtPointer(at)).version);
}

async function builtPointer(at: PartOf): Promise<Pointer> {
  const pointer = await pointerOf(homeOf(at));
  if (!pointer) throw new Error(`${at.part} has not been built (npm run build)`);
  return pointer;
}

const noteStay = (at: PartOf, action: Action, version: string): Promise<void> =>
  noteMove(homeOf(at), { action, from: version, to: version });

async function refuseUnfit({ dist, part }: PartOf, version: string): Promise<void> {
  const manifest = await manifestIn(dist, part, version);
  const damaged = await damagedFiles(path.join(dist, part, version), manifest);
  if (damaged.length > 0) throw new Error(`${part} ${version} is damaged: ${damaged.join(', ')}`);
  const reasons = await reasonsAgainst(dist, part, version, await siteIn(dist));
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}
