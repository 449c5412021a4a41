import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isTestFile,
  ROOT,
  sourceFiles,
  workspacePackages,
  type WorkspacePackage,
} from '#src/lib/workspace.ts';
import { placesIn } from './find-places.ts';
import type { Place } from './place.ts';

/** Sources that decide something, by package: no looks, no texts, no development helpers. */
const MATTERS: readonly { dirs: RegExp; files: RegExp }[] = [
  {
    dirs: /^api$/,
    files:
      /^src\/(identity|people|money|conversation|operations|delivery|pages|site|platform\/(http|lib|notifications|settings|mail))\//,
  },
  { dirs: /^shell$/, files: /^src\/(kernel|lib|features\/[^/]+\/(hooks|lib))\// },
  { dirs: /^mfe-/, files: /^src\/(lib|features\/[^/]+\/(?:[^/]+\/)?(hooks|lib))\// },
  { dirs: /^shared\/(domain|api-client|bus|rules|remote)$/, files: /^src\// },
];
const NEVER = /\/(messages|tables|samples|schemas)\.tsx?$|\/(dev|sandbox)\/|\/openapi/;

/** Packages in which faults are drawn. */
export const drawnPackages = (): WorkspacePackage[] =>
  workspacePackages().filter(({ dir }) => MATTERS.some(({ dirs }) => dirs.test(dir)));

/** Every place in the sources of a package that matter. */
export function placesOf({ dir }: WorkspacePackage, root: string = ROOT): Place[] {
  const { files } = MATTERS.find(({ dirs }) => dirs.test(dir))!;
  return sourceFiles(dir, root)
    .filter((file) => files.test(file.slice(dir.length + 1)) && !isTestFile(file) && !NEVER.test(file))
    .flatMap((file) => placesIn(readFileSync(join(root, file), 'utf8'), file));
}
