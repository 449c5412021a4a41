import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** Remotes of the product and the folder of each. */
export const REMOTES = {
  members: 'mfe-members',
  chat: 'mfe-chat',
  payments: 'mfe-payments',
  signup: 'mfe-signup',
  landers: 'mfe-landers',
};

/** Folder of a part, from the repository's root. */
export function folderOf(part) {
  return part === 'shell' ? 'shell' : REMOTES[part];
}
