import { globSync } from 'node:fs';

/** Names of all remotes, as their folders `mfe-*` state them. */
export const remotesOf = (root: string): string[] =>
  globSync('mfe-*/package.json', { cwd: root })
    .map((file) => /^mfe-(\w+)/.exec(file)![1]!)
    .sort();
