import { dirname, join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { readSyntax } from '#src/lib/syntax.ts';
import { isTestFile, sourceFiles } from '#src/lib/workspace.ts';

/**
 * Late texts that a source outside their feature says: without the screens of the feature they are not on the page
 * (008-budgets.md). `ids` are those of the package: `members.read` may be something else.
 */
export function lateFindings(
  root: string,
  dir: string,
  features: readonly string[],
  ids: ReadonlySet<string>,
): Finding[] {
  if (features.length === 0) return [];
  return sourceFiles(dir, root)
    .filter((file) => !isTestFile(file))
    .flatMap((file) => {
      // A part of a feature may come late, with a folder of its own there.
      const own = file.startsWith(`${dir}/src/features/`) ? dirname(file).split('/') : [];
      const foreign = features.filter((feature) => !own.includes(folderOf(feature)));
      return [...readSyntax(join(root, file)).strings]
        .filter((text) => ids.has(text) && foreign.some((feature) => text.startsWith(`${feature}.`)))
        .map((text) => `${file} says ${text}, which comes late`);
    });
}

/** Folder of the sources that may say the late texts of `mailChange`, or of a part as `likes.card`: `mail-change`, `likes`. */
const folderOf = (feature: string): string =>
  feature.split('.')[0]!.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
