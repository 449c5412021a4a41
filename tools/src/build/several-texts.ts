import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the texts that several parts of the product say, and not every page. */
export const SEVERAL = 'shared/i18n/lang/several';

/** Ids of a package's texts of several parts: those of every page, and those that its late features alone say. */
export interface SaidIds {
  first: Set<string>;
  late: Set<string>;
}

/**
 * Ids of `ids` that the sources of a package write out, and the shared sources that these import.
 * @param late features with a late catalogue: the folders of their files are named after them
 */
export function saidIds(
  root: string,
  folder: string,
  ids: ReadonlySet<string>,
  late: readonly string[],
): SaidIds {
  const said: SaidIds = { first: new Set(), late: new Set() };
  const files = globSync('src/**/*.{ts,tsx}', { cwd: path.join(root, folder) }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith(path.join('src/test/')),
  );
  const shared: Record<keyof SaidIds, Set<string>> = { first: new Set(), late: new Set() };
  for (const file of files) {
    const names = path.dirname(file).split(path.sep);
    const kind = late.some((feature) => names.includes(feature)) ? 'late' : 'first';
    const text = readFileSync(path.join(root, folder, file), 'utf8');
    for (const id of writtenIds(text, ids)) said[kind].add(id);
    for (const imported of sharedImports(root, text)) shared[kind].add(imported);
  }
  for (const kind of ['first', 'late'] as const)
    for (const file of reached(root, shared[kind]))
      for (const id of writtenIds(readFileSync(file, 'utf8'), ids)) said[kind].add(id);
  return { first: said.first, late: new Set([...said.late].filter((id) => !said.first.has(id))) };
}

const writtenIds = (source: string, ids: ReadonlySet<string>): string[] =>
  [...source.matchAll(/(['"])([\w-]+(?:\.[\w-]+)+)\1/g)].map(([, , id]) => id!).filter((id) => ids.has(id));

/** These shared files and those they import. */
function reached(root: string, files: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    open.push(...sharedImports(root, text), ...ownImports(file, text));
  }
  return found;
}

/** Shared sources that a source imports by name of package: `@rendezvous/ui/layout/icon`. */
const sharedImports = (root: string, source: string): string[] =>
  [...source.matchAll(/'@rendezvous\/([\w-]+)\/([\w/-]+)'/g)].flatMap(([, pack, file]) =>
    present(path.join(root, 'shared', pack!, 'src', file!)),
  );

/** Sources of the same package that a shared source imports. */
const ownImports = (file: string, source: string): string[] =>
  [...source.matchAll(/'(\.{1,2}\/[\w./-]+|#src\/[\w./-]+)'/g)].flatMap(([, address]) => {
    const target = address!.startsWith('#src/')
      ? path.join(file.slice(0, file.lastIndexOf(`${path.sep}src${path.sep}`)), address!.slice(1))
      : path.resolve(path.dirname(file), address!);
    return existsSync(target) ? [target] : [];
  });

const present = (stem: string): string[] => [`${stem}.ts`, `${stem}.tsx`].filter((file) => existsSync(file));
