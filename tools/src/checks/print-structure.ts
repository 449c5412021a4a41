import { ROOT } from '#src/lib/workspace.ts';
import { describeApi } from './imports/api-graph.ts';
import { findRoomCircles, findUpwardImports } from './imports/import-rules.ts';
import { describeFolders } from './files/folder-sizes.ts';
import { committedFiles } from './files/hygiene.ts';

/** Prints the structure of the repository, measured by its imports and folders. */
const lines = [
  ...describeApi(ROOT),
  `circles between rooms of shell, remotes and contract: ${findRoomCircles(ROOT).length}`,
  `upward imports between packages, layers and districts: ${findUpwardImports(ROOT).length}`,
  ...describeFolders(committedFiles(ROOT)),
];
for (const line of lines) console.log(line);
