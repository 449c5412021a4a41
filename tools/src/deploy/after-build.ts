import path from 'node:path';
import { historyOf } from './history.ts';
import { movePointer } from './promote.ts';
import { isPinned, pointerOf } from './pointer-file.ts';
import { reasonsAgainst, siteIn } from './site.ts';
import { dropOldVersions, listVersions } from './versions.ts';

/**
 * Points new pages at what was built, the shell first, wherever builds decide. A pointer moved by hand stays, and so does one whose
 * move would leave a remote without what it needs; `report` gets one line each.
 */
export async function pointAtBuilt(
  dist: string,
  built: Readonly<Record<string, string>>,
  report: (line: string) => void,
): Promise<void> {
  const parts = Object.keys(built).sort((a, b) => Number(b === 'shell') - Number(a === 'shell'));
  const following = new Set<string>();
  for (const part of parts) {
    const home = path.join(dist, part);
    const pointer = await pointerOf(home);
    if (pointer && isPinned(pointer, await historyOf(home), await listVersions(home), built[part]!)) {
      if (pointer.version !== built[part])
        report(
          `  ${part} stays at ${pointer.version}, which was promoted (npm run remote -- follow ${part})`,
        );
    } else if (pointer?.version !== built[part]) following.add(part);
  }
  for (const part of parts.filter((name) => following.has(name))) {
    const reasons = await reasonsOf(dist, part, built, following);
    if (reasons.length > 0) report(`  ${part} ${built[part]} is not promoted: ${reasons.join('; ')}`);
    else await movePointer({ dist, part }, 'build', built[part]!);
  }
  await Promise.all(parts.map((part) => dropOldVersions(path.join(dist, part))));
  await refuseAbsentParts(dist, parts);
}

/** A part without a pointer is missing from every page, which no build may report as done. @throws Error naming the parts */
async function refuseAbsentParts(dist: string, parts: readonly string[]): Promise<void> {
  const pointers = await Promise.all(parts.map((part) => pointerOf(path.join(dist, part))));
  const absent = parts.filter((_, index) => pointers[index] === null);
  if (absent.length > 0) throw new Error(`no version can be served of: ${absent.join(', ')}`);
}

/** A shell is judged by the remotes that stay: the others move with it. */
async function reasonsOf(
  dist: string,
  part: string,
  built: Readonly<Record<string, string>>,
  following: ReadonlySet<string>,
): Promise<string[]> {
  const site = await siteIn(dist);
  const remotes = site.remotes.filter(({ name }) => !(part === 'shell' && following.has(name)));
  return reasonsAgainst(dist, part, built[part]!, { ...site, remotes });
}
