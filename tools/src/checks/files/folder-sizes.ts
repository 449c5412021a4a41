import { posix } from 'node:path';
import type { Finding } from '#src/lib/check.ts';

/** Files of one folder, those of folders below it not counted. A larger folder has several subjects. */
const LIMIT = 25;

/** Folders of one subject that grow with the product: a file per migration, per language, per decision. */
const GROWING = /^api\/migrations$|(^|\/)lang$|^docs\/decisions\/[a-z-]+$/;

/** Folders with the number of their files, largest first. */
function folderSizes(files: readonly string[]): [folder: string, count: number][] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b));
}

/** Folders with more files than a subject has. */
export function folderFindings(files: readonly string[]): Finding[] {
  return folderSizes(files)
    .filter(([folder, count]) => count > LIMIT && !GROWING.test(folder))
    .map(([folder, count]) => `${folder} has ${count} files, more than ${LIMIT}: sort them by subject`);
}

/** Figures of the folders: how many are too large, then the largest ones. */
export function describeFolders(files: readonly string[]): string[] {
  const sizes = folderSizes(files);
  return [
    `folders: ${sizes.length}`,
    `folders above ${LIMIT} files, but migrations, languages and decisions: ${folderFindings(files).length}`,
    ...sizes.slice(0, 10).map(([folder, count]) => `  ${String(count).padStart(3)} ${folder}`),
  ];
}
