import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** Remotes of the product and the folder of each: every folder `mfe-<name>` with a package.json. */
export const REMOTES = Object.fromEntries(
  readdirSync(ROOT)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(ROOT, folder, 'package.json')))
    .sort()
    .map((folder) => [folder.slice('mfe-'.length), folder]),
);

/** Folder of a part, from the repository's root. */
export function folderOf(part) {
  return part === 'shell' ? 'shell' : REMOTES[part];
}
