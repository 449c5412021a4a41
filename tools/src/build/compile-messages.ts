import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { saidIds, SEVERAL } from './several-texts.ts';

/**
 * Compiles `<package>/lang/<locale>.json` (ICU text by id) to `<package>/.messages/<locale>.json` (parsed, so that no
 * parser is shipped). Throws with package, language and id when a text is not valid ICU. Unchanged files retain
 * their time stamps. Packages without `lang` get one empty catalogue per language, so that builds need no special case.
 * Ids below one of the package's `lateMessages` go to `.messages/late`: only the screens of these features fetch them. Those
 * below `serverMessages` go to `.messages/server`: only the server's build has them. Texts of several parts
 * (`shared/i18n/lang/several`) go into the catalogue of each package that says them.
 */
export async function compileMessages(packageFolder: string, locales: readonly string[]): Promise<void> {
  const from = path.join(packageFolder, 'lang');
  const to = path.join(packageFolder, '.messages');
  const present = existsSync(from) ? await readdir(from) : [];
  const root = path.dirname(packageFolder);
  const several = existsSync(path.join(root, SEVERAL));
  const parts = partsOf(packageFolder, several ? await readTexts(path.join(root, SEVERAL, 'en.json')) : {});
  for (const { folder } of parts) await mkdir(path.join(to, folder), { recursive: true });
  for (const locale of locales) {
    const file = `${locale}.json`;
    const own = present.includes(file) ? await readTexts(path.join(from, file)) : {};
    const texts = several ? { ...(await readTexts(path.join(root, SEVERAL, file))), ...own } : own;
    const compiled = compileCatalogue(texts, `${packageFolder} ${file}`);
    for (const { folder, has } of parts) await write(path.join(to, folder, file), compiled, has);
  }
}

const readTexts = async (file: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;

/** A part of a package's catalogue, in a folder of its own. */
interface Part {
  folder: string;
  has(id: string): boolean;
}

/**
 * The catalogue that every page of a package loads, and those which its manifest names by the beginnings of their ids.
 * @param several texts of several parts by id
 */
function partsOf(packageFolder: string, several: Readonly<Record<string, string>>): Part[] {
  const manifest = path.join(packageFolder, 'package.json');
  const { lateMessages = [], serverMessages = [] } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string[] | undefined>)
    : {};
  const shared = new Set(Object.keys(several));
  const said = saidIds(path.dirname(packageFolder), path.basename(packageFolder), shared, lateMessages);
  const startsWith = (heads: readonly string[], id: string) =>
    heads.some((head) => id.startsWith(`${head}.`));
  const isLate = (id: string) => (shared.has(id) ? said.late.has(id) : startsWith(lateMessages, id));
  const isServers = (id: string) => !shared.has(id) && startsWith(serverMessages, id);
  const isFirst = (id: string) => (shared.has(id) ? said.first.has(id) : !isLate(id) && !isServers(id));
  return [
    { folder: '', has: isFirst },
    ...(lateMessages.length > 0 ? [{ folder: 'late', has: isLate }] : []),
    ...(serverMessages.length > 0 ? [{ folder: 'server', has: isServers }] : []),
  ];
}

/** Writes a part of a catalogue unless the file has it already. */
async function write(
  target: string,
  catalogue: Record<string, unknown>,
  belongs: (id: string) => boolean,
): Promise<void> {
  const compiled = JSON.stringify(
    Object.fromEntries(Object.entries(catalogue).filter(([id]) => belongs(id))),
  );
  if (existsSync(target) && (await readFile(target, 'utf8')) === compiled) return;
  // Several builds may compile at once: a reader sees the whole old file or the whole new one.
  await writeFile(`${target}.${process.pid}`, compiled);
  await rename(`${target}.${process.pid}`, target);
}

function compileCatalogue(texts: Record<string, string>, where: string): Record<string, unknown> {
  const compiled: Record<string, unknown> = {};
  for (const id of Object.keys(texts).sort()) {
    try {
      compiled[id] = parse(texts[id]!, { captureLocation: false });
    } catch (error) {
      throw new Error(`${where}: "${id}" is no valid message: ${(error as Error).message}`, { cause: error });
    }
  }
  return compiled;
}
